import { Match, randomChoice, seedRandom } from '@regelwerk/core'
import { lorcana } from '@regelwerk/lorcana'
const n = Number(process.argv[2] ?? 20), seats = Number(process.argv[3] ?? 2)
const decks = lorcana.decks.map(d=>d.id)
let dec=0; const t=process.cpuUsage(); let maxd=0
for (let i=0;i<n;i++){
  const r = seedRandom('p'+i)
  const m = Match.start(lorcana, {format:'constructed', decks: Array.from({length:seats},(_,k)=>decks[(i+k*((i/6|0)%5+1))%6]!), seed:String(i)})
  let k=0
  try { while(m.outcome===null){ const d=m.decisions[0]!; m.answer(d.seat, randomChoice(d, r)); k++; if (k>20000) throw new Error('cap') ; if (process.argv[4]) lorcana.invariants(m.state)} }
  catch(e){ console.log('game',i,'decision',k,(e as Error).stack?.split('\n').slice(0,9).join('\n')); break }
  dec+=k; maxd=Math.max(maxd,k)
}
const u=process.cpuUsage(t); const s=(u.user+u.system)/1e6
console.log({n,dec,s,perSec:dec/s, games:n/s, mean:dec/n,maxd})
