/**
 * KeyForge's timing in small: what is to be destroyed is tagged; "Destroyed:" abilities resolve while more tags join
 * the open batch; then all leave together, in an order the active player chooses, and "instead" is applied on leaving.
 */
import { expect, test } from 'vitest'
import {
  type BatchFrame,
  type Card,
  type CardId,
  type Frame,
  type Machine,
  type Match,
  rulebook,
  type Seat,
  type State,
  zoneOf,
} from '../index.ts'
import {
  asked,
  type CardEvent,
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
  turnOrder,
  word,
} from './base.ts'

type Effect = 'destroy all' | 'destroy the flank' | 'gain 1' | 'return to hand' | 'destroy Sloppy'

interface Text {
  play?: Effect
  destroyed?: Effect
  /** Instead of leaving, it is healed and its upgrade destroyed. */
  instead?: string
}

const texts: Record<string, Text> = {
  'Gateway to Dis': { play: 'destroy all' },
  Poke: { play: 'destroy the flank' },
  'Dust Imp': { destroyed: 'gain 1' },
  'Bad Penny': { destroyed: 'return to hand' },
  Exploder: { destroyed: 'destroy the flank' },
  Troll: {},
  Ogre: {},
  Sloppy: { destroyed: 'destroy Sloppy' },
  'Commander Remiel': { instead: 'Armageddon Cloak' },
  'Armageddon Cloak': { destroyed: 'gain 1' },
}

interface Destruction extends State {
  turn: Seat
  amber: number[]
}

type G = Machine<Destruction>
type Tag = CardEvent & { kind: 'tag' }
/** The batch of tags, while it is open. */
type Open = BatchFrame & { order?: CardId[]; next?: CardId }

const titles = Object.keys(texts)
const nameOf = (g: G, id: CardId): string => titles[(g.state.cards[id] as Card).def] as string
const textOf = (g: G, id: CardId): Text => texts[nameOf(g, id)] as Text
const everyInPlay = (g: G): CardId[] => turnOrder(g.state, g.state.turn).flatMap((s) => inPlay(g.state, s))

/** The batch of destruction that is under way, if one is. */
const open = (g: G): Open | null =>
  (g.state.stack.find((f) => f.procedure === 'batch' && (f as Open).batch[0]?.kind === 'tag') as Open) ?? null

/** Tags cards: they join the open batch; what is tagged already is not tagged again. */
function destroy(g: G, ids: readonly CardId[]): void {
  const under = open(g)
  const tagged = (id: CardId): boolean => under?.batch.some((tag) => (tag as Tag).card === id) ?? false
  const tags = ids.filter((id) => !tagged(id)).map((card): Tag => ({ kind: 'tag', card }))
  if (under === null) g.happen(tags)
  else under.batch.push(...tags)
}

const { procedures, procedure, step } = rulebook<Destruction, 'play' | 'destroyed' | 'effect'>()

const resolve = procedure<{ card: CardId; effect?: Effect }>('resolve', [
  step('effect', (g, { card, effect }) => {
    const seat = g.state.cards[card]?.holder as Seat
    g.happen([{ kind: `resolve ${nameOf(g, card)}` }])
    if (effect === 'gain 1') g.state.amber[seat] = (g.state.amber[seat] as number) + 1
    if (effect === 'return to hand') g.happen([move(card, HAND)])
    if (effect === 'destroy all') destroy(g, everyInPlay(g))
    if (effect === 'destroy the flank') destroy(g, inPlay(g.state, 0).slice(0, 1))
    if (effect === 'destroy Sloppy') destroy(g, [card])
  }),
])

procedure<{ card?: CardId }>('game', [
  step('play', (g, f) => {
    const options = zoneOf(g.state, HAND, g.state.turn).map((id) => word(nameOf(g, id), id))
    g.choose(f, 'card', g.state.turn, [...options, word('rest')], { prompt: 'turn', secret: true })
  }),
  step('play', (g, f) => {
    const card = f.card as CardId
    g.happen([move(card, DISCARD)])
    g.call(resolve, { card, effect: textOf(g, card).play })
    g.goTo(f, 'play')
  }),
])

/** Before they leave: every tagged card's "Destroyed:", one at a time, until nothing new is tagged. */
function propose(g: G, f: Open): boolean {
  const resolved = (f.notes.resolved ?? []) as CardId[]
  if (f.next !== undefined) {
    const card = f.next
    delete f.next
    f.notes.resolved = [...resolved, card]
    g.call(resolve, { card, effect: textOf(g, card).destroyed })
    return true
  }
  const tagged = f.batch.filter((tag) => tag.fate === undefined).map((tag) => (tag as Tag).card)
  const waiting = tagged.filter((id) => textOf(g, id).destroyed && !resolved.includes(id))
  if (waiting.length > 0) {
    const options = waiting.map((id) => word(nameOf(g, id), id))
    g.choose(f, 'next', g.state.turn, options, { prompt: 'destroyed' })
    return true
  }
  if (f.order === undefined) {
    const leaving = tagged.filter((id) => g.state.cards[id]?.zone === PLAY)
    const options = leaving.map((id) => word(nameOf(g, id), id))
    g.order(f as Frame, 'order', g.state.turn, options, { prompt: 'order of leaving' })
    return true
  }
  return onLeaving(g, f)
}

/** They would leave: "instead" takes the tag from one and may give it to another, which keeps the batch open. */
function onLeaving(g: G, f: Open): boolean {
  const { order } = f
  for (const tag of f.batch as Tag[]) {
    const text = textOf(g, tag.card).instead
    const cloak = everyInPlay(g).find((id) => nameOf(g, id) === text)
    if (tag.fate !== undefined || cloak === undefined) continue
    tag.fate = 'replaced'
    g.happen([{ kind: 'heal', card: tag.card } as CardEvent])
    delete f.order
    destroy(g, [cloak])
    return true
  }
  f.batch.sort((a, b) => (order?.indexOf((a as Tag).card) ?? 0) - (order?.indexOf((b as Tag).card) ?? 0))
  return false
}

const game = toy<Destruction>({
  id: 'destruction',
  titles,
  procedures,
  fields: () => ({ turn: 0, amber: [0, 0] }) as unknown as Omit<Destruction, keyof State>,
  timing: { watched: (_, batch) => batch[0]?.kind === 'tag', propose },
  reducers: {
    tag(g: G, { card }: Tag) {
      if (g.state.cards[card]?.zone === PLAY) game.reducers.move?.(g, move(card, DISCARD) as never)
    },
  },
})

const at = (hand: string, you: string[], opponent: string[] = []): Match<Destruction> => {
  const match = position(game, { you: { hand: [hand], play: you }, opponent: { play: opponent } })
  say(match, hand)
  return match
}

test('case 14: all tagged cards leave together, in the order the active player chooses', () => {
  const match = at('Gateway to Dis', ['Dust Imp', 'Troll'], ['Ogre', 'Bad Penny'])
  expect(asked(match)).toEqual(['you destroyed: Dust Imp | Bad Penny'])
  say(match, 'Dust Imp')
  // Bad Penny went to the hand while it was tagged; the others are still in play.
  expect(lying(match, HAND, 1)).toEqual(['Bad Penny'])
  expect(lying(match, PLAY, 0)).toEqual(['Dust Imp', 'Troll'])
  say(match, 'Ogre, Dust Imp, Troll')
  expect(lying(match, DISCARD, 0)).toEqual(['Gateway to Dis', 'Dust Imp', 'Troll'])
})

test('case 14: tags join the open batch, and the loop goes on until nothing new is tagged', () => {
  const match = at('Poke', ['Exploder', 'Dust Imp'])
  // The flank is the Exploder itself, already tagged: nothing is tagged twice.
  expect(lying(match, DISCARD, 0)).toEqual(['Poke', 'Exploder'])
  const second = at('Gateway to Dis', ['Dust Imp'], ['Exploder'])
  say(second, 'Exploder', 'Dust Imp, Exploder')
  expect(happened(second).filter((line) => line.startsWith('resolve'))).toEqual([
    'resolve Gateway to Dis',
    'resolve Exploder',
    'resolve Dust Imp',
  ])
})

test('case 14: an ability that destroys itself again changes nothing', () => {
  const match = at('Gateway to Dis', ['Sloppy'])
  expect(happened(match).filter((line) => line === 'resolve Sloppy')).toHaveLength(1)
  expect(lying(match, DISCARD, 0)).toEqual(['Gateway to Dis', 'Sloppy'])
})

test('case 14: "instead" is applied on leaving, and what it destroys joins the same batch', () => {
  const match = at('Poke', ['Commander Remiel', 'Armageddon Cloak', 'Dust Imp'])
  expect(lying(match, PLAY, 0)).toEqual(['Commander Remiel', 'Dust Imp'])
  expect(lying(match, DISCARD, 0)).toEqual(['Poke', 'Armageddon Cloak'])
  expect(happened(match).slice(1)).toEqual([
    'resolve Poke',
    'heal Commander Remiel',
    'resolve Armageddon Cloak',
    'tag Armageddon Cloak',
  ])
})

test('case 14: where both are tagged together, "instead" still saves its bearer', () => {
  const match = at('Gateway to Dis', ['Commander Remiel', 'Armageddon Cloak', 'Troll'])
  say(match, 'Commander Remiel, Armageddon Cloak, Troll', 'Troll, Armageddon Cloak')
  expect(lying(match, PLAY, 0)).toEqual(['Commander Remiel'])
  expect(lying(match, DISCARD, 0)).toEqual(['Gateway to Dis', 'Troll', 'Armageddon Cloak'])
})

test('a save while the batch is open goes on as the match does', () => {
  const match = at('Gateway to Dis', ['Dust Imp', 'Exploder'], ['Bad Penny'])
  const copy = match.clone()
  for (const m of [match, copy]) say(m, 'Exploder', 'Bad Penny', 'Exploder, Dust Imp')
  expect(copy.hash()).toBe(match.hash())
  expect(match.state.amber).toEqual([1, 0])
})
