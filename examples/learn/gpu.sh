#!/bin/sh
# Two games from nothing but rules and reward on a GPU with many cores, in less than ten minutes; at the end each network plays in the arena.
#
#   sh examples/learn/gpu.sh FOLDER [SECONDS for Dilluvia Project] [SECONDS for Airship City]
#
# The same line goes on where it was cut off; with more seconds it goes on from what it has learned. MORE holds further options of ppo.py,
# GAMES says how many games are played in the arena. What goes wrong in one game does not stop the other.
set -u
here=$(dirname "$0")
folder=${1:?which folder}
mkdir -p "$folder" || exit
failed=0

compile() { # game: its rules, while the GPU is busy with something else
    python -c "import spielwerk; spielwerk.game('$1').native.rules"
}

learn() { # game, seconds, further options
    game=$1 seconds=$2
    shift 2
    python "$here/ppo.py" --game "$game" --seconds "$seconds" --seats 4 --threads 16 --device cuda --compile 1 --width 512 \
        --steps 256 --minibatch 16384 --against greedy --games 1024 --evaluate-every 60 \
        --resume 1 --log "$folder/$game.csv" --checkpoint "$folder/$game.pt" "$@" ${MORE:-} || failed=1
}

match() { # game: last of all, since the log knows the share of wins already
    [ -e "$folder/$1.pt" ] || return
    python "$here/export.py" "$folder/$1.pt" "$folder/$1.onnx" &&
        python "$here/evaluate.py" "$1" "onnx:$folder/$1.onnx" --against greedy --seats 4 --games "${GAMES:-300}" > "$folder/$1.txt" || failed=1
    cat "$folder/$1.txt"
}

compile airship_city &
compile dilluvia_project || exit
learn dilluvia_project "${2:-160}" --scale 80 --envs 8192 --epochs 1
wait
learn airship_city "${3:-260}" --entropy 0.06 --envs 4096 --epochs 2
match dilluvia_project
match airship_city
exit $failed
