/** Begins a game at once: ready decks by lot, against the computer. */
import { decksFor, type Lang } from '@regelwerk/core'
import { goTo } from '../router.ts'
import { changeSettings } from '../settings.ts'

/** A number below n that nobody can foresee. */
export const chance = (n: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] as number) % n

/** Two things of a list by lot, different ones where there are two. */
function twoOf<T>(list: readonly T[]): [T, T] {
  const first = chance(list.length)
  const second = list.length === 1 ? first : (first + 1 + chance(list.length - 1)) % list.length
  return [list[first] as T, list[second] as T]
}

export async function playNow(id: string, lang: Lang): Promise<void> {
  // Not the whole of the protocol, with all that is said to servers.
  const [{ games }, { USUAL_BOT }, { startLocal }] = await Promise.all([
    import('@regelwerk/protocol/games'),
    import('@regelwerk/protocol/bots'),
    import('../session/local.ts'),
  ])
  const game = games.find((one) => one.id === id) ?? games[0]
  const decks = twoOf(decksFor(game).map((deck) => deck.id))
  changeSettings({ game: id })
  startLocal(
    { game: id, format: game.formats[0] as string, decks, bots: [null, USUAL_BOT], starter: 'random' },
    lang,
  )
  goTo('#/here')
}
