// A server of boardgame.io with its store in memory and a game in which three players take turns.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const turns = {
  name: "turns",
  minPlayers: 3,
  maxPlayers: 3,
  setup: () => ({
    trick: [],
    taken: 0,
    players: { 0: { hand: hand(0) }, 1: { hand: hand(1) }, 2: { hand: hand(2) } },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, card) => {
      G.trick.push(card);
      G.players[playerID].hand.push(G.players[playerID].hand.shift());
      if (G.trick.length === 3) {
        G.trick = [];
        G.taken += 1;
      }
    },
  },
};

function hand(seat) {
  return Array.from({ length: 8 }, (_, place) => seat * 8 + place);
}

const server = Server({ games: [turns], origins: ["*"] });
const running = await server.run({ port: Number(process.argv[2]) });
console.log(`ready ${running.appServer.address().port}`);
