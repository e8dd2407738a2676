// boardgame.io: its own tutorial game, tic-tac-toe, through the bare reducer or a local client for each game.
// Speaks the protocol of serving.py, without `clone` and `choose`: states never change in place, so nobody copies them.
const readline = require('readline');
const fs = require('fs');
const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((mark) => mark !== null)) return { draw: true };
  },
};

// The framework lists no legal moves; a game does, for its bots.
function freeCells(cells) {
  const free = [];
  for (let cell = 0; cell < 9; cell++) if (cells[cell] === null) free.push(cell);
  return free;
}

const drawn = (cells) => cells[Math.floor(Math.random() * cells.length)];

const reducer = CreateGameReducer({ game });
const initial = InitializeGame({ game });

function playByReducer() {
  let state = initial, decisions = 0, forced = 0;
  while (state.ctx.gameover === undefined) {
    const free = freeCells(state.G.cells);
    if (free.length === 1) forced++;
    const payload = { type: 'mark', args: [drawn(free)], playerID: state.ctx.currentPlayer };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    decisions++;
  }
  return { decisions, forced };
}

function playByClient() {
  const client = Client({ game, debug: false });
  client.start();
  let decisions = 0, forced = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const free = freeCells(G.cells);
    if (free.length === 1) forced++;
    client.moves.mark(drawn(free));
    decisions++;
  }
  client.stop();
  return { decisions, forced };
}

const play = process.argv[2] === 'client' ? playByClient : playByReducer;

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function playFor(seconds) {
  const start = cpuSeconds();
  let decisions = 0, forced = 0, used = 0;
  while ((used = cpuSeconds() - start) < seconds) {
    const more = play();
    decisions += more.decisions;
    forced += more.forced;
  }
  return { decisions, forced, seconds: used };
}

function version() {
  const folder = require.resolve('boardgame.io/core').replace(/boardgame\.io[/\\].*$/, 'boardgame.io');
  return JSON.parse(fs.readFileSync(`${folder}/package.json`)).version;
}

playFor(3); // Node compiles what runs often: by now, what is measured is compiled

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [verb, seconds] = line.split(' ');
  const reply = verb === 'version' ? { version: version() } : playFor(Number(seconds));
  process.stdout.write(`${JSON.stringify(reply)}\n`);
});
