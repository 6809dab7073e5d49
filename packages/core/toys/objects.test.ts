/** What a card in play is: an object with a life of its own, perhaps of several cards (Lorcana 5.1, 7.1.6, 8.10). */
import { expect, test } from 'vitest'
import {
  type Card,
  type CardId,
  find,
  type GameEvent,
  type Lasting,
  lay,
  type Machine,
  type Match,
  type Ref,
  refTo,
  rulebook,
  type State,
  zoneOf,
} from '../index.ts'
import { checkGame } from '../testing.ts'
import {
  asked,
  type CardEvent,
  cardNamed,
  DECK,
  DISCARD,
  HAND,
  happened,
  inPlay,
  lying,
  move,
  PLAY,
  position,
  say,
  toy,
  word,
} from './base.ts'

interface Character extends Card {
  damage: number
  ready: boolean
  /** The card on top of this one, if it lies under another. */
  under: CardId
}

interface Table extends State {
  cards: Character[]
  effects: (Lasting & { banish: Ref })[]
  lore: number
}

type G = Machine<Table>

const NONE = -1
const titles = ['Elsa', 'Elsa, Queen', 'Mother Gothel', 'Olaf', 'Maui', 'Hook']
const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string
const below = (g: G, id: CardId): CardId[] =>
  g.state.cards.flatMap((c, i) => (c.under === id ? [i, ...below(g, i)] : []))
const tops = (g: G): CardId[] => inPlay(g.state, 0).filter((id) => g.state.cards[id]?.under === NONE)

const { procedures, procedure, step } = rulebook<Table, 'turn' | 'does' | '6.7.9' | '8.10'>()

type Deed = { deed: string; card: CardId }

procedure<{ did?: Deed }>('game', [
  step('turn', (g, f) => {
    const deeds = (deed: string, ids: CardId[]) =>
      ids.map((card) => word(`${deed} ${nameOf(g, card)}`, { deed, card }))
    const ready = tops(g).filter((id) => g.state.cards[id]?.ready)
    const hand = zoneOf(g.state, HAND, 0)
    const options = [
      ...deeds('play', hand),
      ...(tops(g).some((id) => nameOf(g, id) === 'Elsa')
        ? deeds(
            'shift',
            hand.filter((id) => nameOf(g, id) === 'Elsa, Queen'),
          )
        : []),
      ...deeds('bounce', tops(g)),
      ...deeds('curse', tops(g)),
      ...deeds('quest with', ready),
      ...deeds(
        'ready',
        tops(g).filter((id) => !ready.includes(id)),
      ),
      word('end the turn', { deed: 'end' }),
    ]
    g.choose(f, 'did', 0, options, { prompt: 'turn', secret: true })
  }),
  step('does', (g, f) => {
    const { deed, card } = f.did as Deed
    g.goTo(f, 'turn')
    if (deed === 'play') g.happen([{ kind: 'enter', card } as CardEvent])
    if (deed === 'shift') g.happen([{ kind: 'shift', card, onto: cardIn(g, 'Elsa') } as CardEvent])
    if (deed === 'bounce') g.happen(pile(g, card).map((id) => move(id, HAND)))
    if (deed === 'curse') {
      const banish = refTo(g.state, card)
      g.state.effects.push({ id: g.state.serial++, seat: 0, source: null, banish })
    }
    if (deed === 'quest with') g.happen([{ kind: 'quest', card } as CardEvent])
    if (deed === 'ready') g.happen([{ kind: 'ready', card } as CardEvent])
    if (deed === 'end') {
      const cursed = g.state.effects.flatMap(({ banish }) => (find(g.state, banish) ? [banish.card] : []))
      g.state.effects = []
      g.happen(cursed.flatMap((id) => pile(g, id).map((each) => move(each, DISCARD))))
      if (zoneOf(g.state, DECK, 0).length === 0) g.state.outcome = { winners: [0], rule: 'does' }
    }
  }),
])

const cardIn = (g: G, name: string): CardId => tops(g).find((id) => nameOf(g, id) === name) as CardId
/** All the cards of one object. */
const pile = (g: G, id: CardId): CardId[] => {
  const top = g.state.cards.findIndex((_, t) => below(g, t).includes(id) && g.state.cards[t]?.under === NONE)
  const head = top < 0 ? id : top
  return [head, ...below(g, head)]
}

const game = toy<Table>({
  id: 'objects',
  titles,
  procedures,
  fields: () => ({ lore: 0 }),
  card: { damage: 0, ready: true, under: NONE },
  timing: {
    watched: () => false,
    heard(g, batch) {
      // A trigger sees what entered as it entered.
      for (const e of batch) {
        const card = (e as CardEvent).card
        if (e.kind === 'enter')
          g.happen([{ kind: `seen with ${g.state.cards[card]?.damage} damage`, card } as GameEvent])
      }
    },
  },
  reducers: {
    enter(g: G, { card }: CardEvent) {
      lay(g.state, game.zones, card, PLAY, 0)
      const entered = g.state.cards[card] as Character
      Object.assign(entered, {
        damage: nameOf(g, card) === 'Mother Gothel' ? 3 : 0,
        ready: true,
        under: NONE,
      })
    },
    // The object goes on: what points at it points at the new card on top (8.10), so both cards keep one life.
    shift(g: G, { card, onto }: CardEvent & { onto: CardId }) {
      const [old, upper] = [g.state.cards[onto] as Character, g.state.cards[card] as Character]
      lay(g.state, game.zones, card, PLAY, 0)
      Object.assign(upper, { damage: old.damage, ready: old.ready, under: NONE })
      old.under = card
    },
    quest(g: G, { card }: CardEvent) {
      ;(g.state.cards[card] as Character).ready = false
      g.state.lore++
    },
    ready(g: G, { card }: CardEvent) {
      ;(g.state.cards[card] as Character).ready = true
    },
    move(g: G, { card, zone }: CardEvent & { zone: number }) {
      const moved = g.state.cards[card] as Character
      if (moved.zone === PLAY) moved.life++
      moved.under = NONE
      lay(g.state, game.zones, card, zone, 0)
    },
  },
})

const at = (play: string[], hand: string[] = [], deck: string[] = ['Hook']): Match<Table> =>
  position(game, { you: { play, hand, deck } })

test('case 1: a reference to a card that left and came back finds nothing', () => {
  const match = at(['Olaf'])
  say(match, 'curse Olaf', 'bounce Olaf', 'play Olaf', 'end the turn')
  expect(lying(match, PLAY, 0)).toEqual(['Olaf'])
})

test('case 1: where it stayed, it is found', () => {
  const match = at(['Olaf'])
  say(match, 'curse Olaf', 'end the turn')
  expect(lying(match, DISCARD, 0)).toEqual(['Olaf'])
})

test('case 1: a shifted character is still the same object', () => {
  const match = at(['Elsa'], ['Elsa, Queen'])
  say(match, 'quest with Elsa', 'curse Elsa', 'shift Elsa, Queen')
  expect(asked(match)[0]).toContain('ready Elsa, Queen')
  say(match, 'end the turn')
  expect(lying(match, DISCARD, 0)).toEqual(['Elsa, Queen', 'Elsa'])
})

test('case 18: several cards are one object: they leave together', () => {
  const match = at(['Elsa', 'Olaf'], ['Elsa, Queen'])
  say(match, 'shift Elsa, Queen')
  expect(asked(match)[0]).not.toContain('bounce Elsa |')
  say(match, 'bounce Elsa, Queen')
  expect(lying(match, HAND, 0)).toEqual(['Elsa, Queen', 'Elsa'])
  say(match, 'play Elsa')
  expect(lying(match, PLAY, 0)).toEqual(['Olaf', 'Elsa'])
})

test('case 8: effects on entering happen with the entry: nobody sees it without them', () => {
  const match = at([], ['Mother Gothel'])
  say(match, 'play Mother Gothel')
  expect(happened(match)).toEqual(['enter Mother Gothel', 'seen with 3 damage Mother Gothel'])
})

test('case 8: a loop of N becomes ordinary answers', () => {
  const looped = at(['Maui'])
  say(looped, 'quest with Maui', 'ready Maui')
  looped.loop(0, 2, 5)
  const plain = at(['Maui'])
  for (let i = 0; i < 6; i++) say(plain, 'quest with Maui', 'ready Maui')
  expect(looped.hash()).toBe(plain.hash())
  expect(looped.answers).toEqual(plain.answers)
  expect(looped.state.lore).toBe(6)
  expect(cardNamed(looped, 'Maui')).toBe(0)
})

test('case 8: a loop that cannot go on says so, and what was done stays done', () => {
  const match = at(['Maui', 'Olaf'])
  say(match, 'quest with Maui')
  expect(() => match.loop(0, 1, 3)).toThrow(/cannot go on.*quest with Maui/)
  expect(() => match.loop(0, 5, 1)).toThrow('the last 5 answers were not all yours')
  expect(match.state.lore).toBe(1)
})

test('the generic suite finds nothing', () => {
  const deck = [
    [1, 'Elsa'],
    [1, 'Olaf'],
  ] as const
  const setups = (i: number) => ({ format: 'toy', decks: [deck, deck], seed: `${i}` })
  const begin: typeof game.begin = (setup) => {
    const state = game.begin(setup)
    for (const id of [...zoneOf(state, DECK, 0)]) lay(state, game.zones, id, HAND, 0)
    return state
  }
  checkGame({ ...game, begin }, { games: 4, seed: 1, setups, maxDecisions: 500 })
})
