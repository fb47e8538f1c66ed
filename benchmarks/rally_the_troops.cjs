// A game of Rally the Troops, played at random for some seconds of processor time: decisions and seconds as JSON.
// Its rules are called as its server calls them: `view` says what a role may do, `action` does it. To go back is no decision.
const path = require("path");
const playFor = require("./samples.cjs");

const rules = require(path.join(process.argv[3], "rules.js"));
const pick = (things) => things[Math.floor(Math.random() * things.length)];

const optionsOf = (actions) =>
  Object.entries(actions).flatMap(([name, open]) => {
    if (name === "undo" || !open) return [];
    return Array.isArray(open) ? open.map((thing) => [name, thing]) : [[name, undefined]];
  });

function play() {
  let state = rules.setup(1 + Math.floor(Math.random() * 2 ** 30), rules.scenarios[0], {});
  let decisions = 0;
  while (state.state !== "game_over") {
    const role = rules.roles.includes(state.active) ? state.active : pick(rules.roles);
    state = rules.action(state, role, ...pick(optionsOf(rules.view(state, role).actions)));
    decisions += 1;
  }
  return decisions;
}

playFor(Number(process.argv[2]), play);
