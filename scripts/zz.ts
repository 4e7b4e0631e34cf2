import { dystocratic } from '@/rules/dystocratic';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { tableOptions } from '@/rules/engine/log';
const bot = botPlayer(dystocratic);
const d=[0,0,0,0], w=[0,0,0,0], rel=[0,0,0,0], hv=[0,0,0,0]; let ai=0; const N=Number(process.argv[2]??6000);
for (let g = 0; g < N; g++) {
  const start = { seats: 4, options: tableOptions(dystocratic, {}), seed: seedFrom(7*1000003+g) } as any;
  const { match } = playOut(dystocratic, start, bot as any, { random: createRandom(seedFrom(-1-7*1000003-g)), maxMoves: 5000 });
  const s: any = match.state; const fd = s.history[0].dealer; d[fd]++;
  const r = dystocratic.result(s)!;
  for (const x of r.winners) if (x === 'ai') ai++; else { w[x as number] += 1/r.winners.length; rel[((x as number) - fd + 4) % 4] += 1/r.winners.length; }
}
console.log('dealers', d, 'wins', w.map(x=>(100*x/N).toFixed(2)), 'rel', rel.map(x=>(100*x/N).toFixed(2)), 'ai', (100*ai/N).toFixed(2));
