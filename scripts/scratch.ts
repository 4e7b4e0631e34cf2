import { GAMES } from '@/rules/games';
import { tableOptions } from '@/rules/engine';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
const wants: [string, number, object][] = [['chile',2,{}],['invest',5,{unknowns:'standard',rounds:2}],['podium',5,{}],['ryv',5,{}],['ryv',5,{mode:'full'}],['dystocratic',4,{}]];
for (const [id, seats, opts] of wants) {
  const game = GAMES[id] as any; const options = tableOptions(game, opts as any);
  const runs: [string, number][] = [];
  const { entries } = playOut(game, { seats, options, seed: seedFrom(1) }, botPlayer(game), { random: createRandom(seedFrom(1)), maxMoves: 4000, visit: ({state}: any) => {
    const k = `${state.phase}${state.round !== undefined ? ' r'+state.round : ''}${state.day!==undefined? ' d'+state.day:''}${state.history? ' h'+state.history.length:''}${state.ballot? ' B':''}`;
    const l = runs.at(-1); if (l && l[0]===k) l[1]++; else runs.push([k,1]);
  }});
  console.log(id, JSON.stringify(opts), entries.length, runs.map(([k,n])=>`${k}×${n}`).join(', '));
}
