// A bot for all games in JavaScript. It chooses a random kind of move (the first word of the move)
// and plays the first legal move of that kind. Messages: docs/adding-a-bot.md.
// Try it: wanli arena chang-cheng --bots easy,examples/bots/first.mjs
import { createInterface } from "node:readline";

let state = 1;
const below = (n) => (state = (state * 48271) % 2147483647) % n; // 0 to n - 1, reproducible from the seed

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.t === "hello") {
    state = (message.seed % 2147483646) + 1;
  } else if (message.t === "decide") {
    const kinds = new Map();
    for (const move of message.legal) {
      const kind = move.split(" ")[0];
      if (!kinds.has(kind)) kinds.set(kind, move);
    }
    console.log(JSON.stringify({ move: [...kinds.values()][below(kinds.size)] }));
  }
}
