#!/bin/sh
# Two games from nothing but rules and reward on a GPU with many cores, in less than ten minutes; at the end each network plays in the arena.
#
#   sh examples/learn/gpu.sh FOLDER [SECONDS for Dilluvia Project] [SECONDS for Airship City]
#
# The same line goes on where it was cut off; with more seconds it goes on from what it has learned. MORE holds further options of ppo.py.
set -eu
here=$(dirname "$0")
folder=${1:?which folder}
mkdir -p "$folder"

learn() { # game, seconds, further options
    game=$1 seconds=$2
    shift 2
    python "$here/ppo.py" --game "$game" --seconds "$seconds" --seats 4 --threads 16 --device cuda --compile 1 --width 512 \
        --steps 256 --minibatch 16384 --against greedy --games 1024 --evaluate-every 60 \
        --resume 1 --log "$folder/$game.csv" --checkpoint "$folder/$game.pt" "$@" ${MORE:-}
    python "$here/export.py" "$folder/$game.pt" "$folder/$game.onnx"
    python "$here/evaluate.py" "$game" "onnx:$folder/$game.onnx" --against greedy --seats 4 --games "${GAMES:-300}" |
        tee "$folder/$game.txt"
}

learn dilluvia_project "${2:-180}" --scale 80 --envs 8192 --epochs 1
learn airship_city "${3:-220}" --entropy 0.06 --envs 4096 --epochs 2
