/** `npm run soak:load`, `soak:crash`, `soak:start`, `soak:fuzz`, `soak:abuse`: each ends with one line of JSON. Numbers can be given: matches=50 */
import { abuse } from './abuse.ts'
import { beginning } from './beginning.ts'
import { Child, keepOff } from './child.ts'
import { crash } from './crash.ts'
import type { Figures } from './figures.ts'
import { fuzz } from './fuzz.ts'
import { load } from './load.ts'

Child.isCompiled = true
const [what, ...given] = process.argv.slice(2)
const said = new Map(given.map((word) => word.split('=') as [string, string]))
const number = (name: string, otherwise: number): number => Number(said.get(name) ?? otherwise)
const seed = said.get('seed') ?? '1'

const scripts: { [name: string]: () => Promise<Figures> } = {
  load: () => {
    keepOff(0)
    return load({
      matches: number('matches', 500),
      seconds: number('seconds', 60),
      think: number('think', 2000),
      warm: number('warm', 0),
    })
  },
  crash: () => {
    const rounds = number('rounds', 100)
    const progress = (round: number): void => {
      if (round % 10 === 0) process.stderr.write(`round ${round} of ${rounds}\n`)
    }
    return crash({ rounds, matches: number('matches', 16), seed, progress })
  },
  abuse: () => abuse({ seconds: number('seconds', 10), only: said.get('only') }),
  start: () =>
    beginning({
      unfinished: number('unfinished', 5000),
      finished: number('finished', 50_000),
      answers: number('answers', 60),
      opened: number('opened', 200),
    }),
  fuzz: () => fuzz({ messages: number('messages', 100_000), seed }),
}

const script = scripts[what ?? '']
if (script === undefined) throw new Error(`there are: ${Object.keys(scripts).join(', ')}`)
const result = await script()
process.stdout.write(`${JSON.stringify(result)}\n`)
process.exit(result.ok ? 0 : 1)
