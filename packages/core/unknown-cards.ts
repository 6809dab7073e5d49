/** Cards that a deck list names and the game does not have: misspelt, or printed and only not there yet. */
import type { Game, Problem } from './game.ts'
import { nearest } from './position.ts'

/** The problem of a card that is not among those known; `line`: of the list it was read from. */
export function unknownCard(rule: string, card: string, known: Iterable<string>, line?: number): Problem {
  const at = line === undefined ? '' : `line ${line}: `
  const text = `${at}unknown card: ${card}; nearest: ${nearest(card, known).join('; ')}`
  return { rule, text, kind: 'unknown', card }
}

const asKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[“”„"]/g, '')
    .replaceAll('æ', 'ae')

/** Says of unknown cards that are printed that they are not there yet. */
export async function withPrinted(
  game: Pick<Game, 'notThereYet'>,
  problems: readonly Problem[],
): Promise<Problem[]> {
  if (game.notThereYet === undefined || !problems.some(({ kind }) => kind === 'unknown')) return [...problems]
  const printed = new Map<string, string>()
  for (const one of await game.notThereYet()) {
    if (typeof one === 'string') printed.set(asKey(one), '')
    else printed.set(asKey(one.name), ` in ${one.set}`)
  }
  return problems.map((problem): Problem => {
    const { rule, text, kind, card } = problem
    const where = card === undefined ? undefined : printed.get(asKey(card))
    if (kind !== 'unknown' || card === undefined || where === undefined) return problem
    const [at] = /^line \d+: /.exec(text) ?? ['']
    return { rule, text: `${at}${card} is printed${where}, but not there yet`, kind: 'not there yet', card }
  })
}
