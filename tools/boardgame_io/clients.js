// Four sockets a match: two players and two spectators. Each player moves as soon as they have the turn.
// Arguments: port, matches, seconds. Prints a line when it starts to count, and the number of moves at the end.
const WebSocket = require("ws");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const PREFIX = "42/tic-tac-toe,";
let moves = 0;
let running = false;

function sit(match, player, counts) {
  return new Promise((ready) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const send = (...event) => socket.send(PREFIX + JSON.stringify(event));
    const seat = { state: null };
    seat.move = () => {
      const free = seat.state.G.cells.flatMap((cell, at) => (cell === null ? [at] : []));
      const args = [free[Math.floor(Math.random() * free.length)]];
      const action = { type: "MAKE_MOVE", payload: { type: "clickCell", args, playerID: player } };
      send("update", action, seat.state._stateID, match, player);
    };
    const see = (state) => {
      seat.state = state;
      if (running && state.ctx.currentPlayer === player) seat.move();
    };
    socket.on("message", (data) => {
      const text = data.toString();
      if (text[0] === "0") socket.send("40/tic-tac-toe,");
      else if (text === "2") socket.send("3");
      else if (text.startsWith("40/")) send("sync", match, player, undefined, 2);
      else if (text.startsWith(PREFIX) && player === null) {
        if (!running) ready(seat);
        else if (counts) moves += 1;
      } else if (text.startsWith(PREFIX)) {
        const [what, , body] = JSON.parse(text.slice(PREFIX.length));
        if (what === "update") see(body);
        else if (what === "sync") {
          see(body.state);
          ready(seat);
        }
      }
    });
  });
}

const wait = (s) => new Promise((done) => setTimeout(done, s * 1000));

(async () => {
  const seats = [];
  for (let n = 0; n < matches; n++) {
    const match = `m${n}`;
    const first = await sit(match, "0", false); // the first player creates the match
    await Promise.all([sit(match, "1", false), sit(match, null, true), sit(match, null, false)]);
    seats.push(first);
  }
  running = true;
  seats.forEach((first) => first.move());
  await wait(1.5);
  moves = 0;
  console.log("counting");
  await wait(seconds);
  console.log(moves);
  process.exit(0);
})();
