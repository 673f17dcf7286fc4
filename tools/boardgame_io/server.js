// boardgame.io's own server, everything in memory. Told its port.
const { Server } = require("boardgame.io/server");
const game = require("./tictactoe.js");

const port = Number(process.argv[2]);
Server({ games: [game], origins: ["*"] }).run({ port, callback: () => console.log(`127.0.0.1:${port}`) });
