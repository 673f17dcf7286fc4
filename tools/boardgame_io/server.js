// boardgame.io's own server, with everything in memory. Argument: port.
const { Server } = require("boardgame.io/server");
const game = require("./tictactoe.js");

const port = Number(process.argv[2]);
Server({ games: [game], origins: ["*"] }).run({ port, callback: () => console.log(`127.0.0.1:${port}`) });
