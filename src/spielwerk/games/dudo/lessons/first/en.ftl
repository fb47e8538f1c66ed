# The first lesson of Dudo.

title = The first rounds

goal = Everybody has five dice under a cup. Whoever is the last to have dice wins.
cup = These are yours: 1, 3, 5, 2, 5. Nobody else sees them, and you do not see theirs.
first-bid = Promise something about all 15 dice together: bid three fives. You have two of them already, and a one helps too.
    .other = That is a bid as well. For now take “3 × 5”, so that I can show you what comes of it.
more-dice = Bruno bids four fours. Every bid must be higher than the one before: more dice of any face will do.
one-more = Clara believes in the fours too and promises one more: five of them.
higher-face = A bid is also higher with as many dice of a higher face. Find a bid of five dice that beats five fours.
    .other = Look for five dice again, but on a face higher than four.
    .hint = Five fives or five sixes: either is right.
six-fives = Bruno promises six fives. Perhaps he has some, perhaps he only believes you.
too-bold = Clara bids nine sixes! Of your dice only the one counts for that, so eight of the other ten would have to fit.
first-doubt = Do not believe it: doubt the bid.
    .other = You could bid even more, but nine sixes are far too many already. Doubt the bid.
settled = All cups were lifted, and only six dice count. Clara was wrong: she loses a die, and she starts the next round.
next-round = All have rolled anew; yours are 4, 6, 1, 4, 6. Clara opens with five fours.
wild-ones = Ones are wild: they count for every face, so you have three fours. A bid on ones themselves needs only half as many dice, rounded up.
bid-on-ones = Half of five, rounded up, is three: bid three ones.
    .other = Try the ones first: “3 × 1” is the lowest bid on them.
leaving-ones = Bruno wants to leave the ones again. That takes twice as many dice and one more: at least seven.
others-doubt = Clara doubts it, and rightly: there are only five. Nothing happens to you; Bruno loses a die.
exact-chance = Another round: you have lost a die before, and Clara bids seven fives. You have two of them (5 and 1), and seven is just what you think there are.
call-exact = If a bid is neither too high nor too low for you, call it exact. Whoever is right gets a lost die back.
    .other = Doubting and raising are possible too, but call this one exact.
practise = Right: seven, and your fifth die is back. Now play as you like for three decisions; nothing can go wrong, and every step can be taken back.
last-bid = Nearly the end: Clara is out, Bruno has one die, you have 1 and 3. He bids two fives: what do you say?
    .other = Count again: your one counts as a five, and Bruno has a single die.
    .hint = Two fives need Bruno's only die to fit. Doubt it.
won = It was a four. Bruno has lost his last die, you still have yours: you have won.
good-to-know = A rule of thumb: of the dice you do not see, a third fits any bid. And every bid tells something about its bidder, true or not.

tip-bid-or-doubt = Raise the bid, doubt it, or call it exact. Count your own dice and a third of all others: is the bid above that?
