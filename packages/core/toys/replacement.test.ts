/** Replacement effects (Lorcana 6.5): self first, then the affected player chooses; one instance once per event. */
import { expect, test } from 'vitest'
import {
  type BatchFrame,
  type Card,
  type CardId,
  type Constraint,
  type GameEvent,
  type Lasting,
  type Machine,
  type Match,
  rulebook,
  type Seat,
  type State,
  whyNot,
} from '../index.ts'
import { asked, type CardEvent, cardNamed, inPlay, position, say, toy, word } from './base.ts'

interface Replacement extends Lasting {
  /** Instances of the same effect have the same name. */
  name: string
  /** Whom it protects. */
  card: CardId
  do: { kind: 'prevent' } | { kind: 'more'; n: number } | { kind: 'redirect'; to: CardId }
  /** It replaces part of the ability that bears it (6.5.6). */
  self?: true
}

interface Table extends State {
  cards: (Card & { damage: number })[]
  effects: Replacement[]
}

type Damage = CardEvent & { n: number; used: string[] }
type Open = BatchFrame & { chosen?: number }

const titles = ['Rapunzel', 'Fabius', 'Beast', 'Lantern']
const { procedures, procedure, step } = rulebook<Table, 'turn' | 'damage'>()

procedure<{ target?: CardId }>('game', [
  step('turn', (g, f) => {
    const options = inPlay(g.state, 0).map((id) =>
      word(`damage ${titles[g.state.cards[id]?.def as number]}`, id),
    )
    g.choose(f, 'target', 0, [...options, word('rest')], { prompt: 'turn', secret: true })
  }),
  step('damage', (g, f) => {
    g.goTo(f, 'turn')
    g.happen([{ kind: 'damage', card: f.target, n: 2, used: [] } as GameEvent])
  }),
])

const game = toy<Table>({
  id: 'replacement',
  titles,
  procedures,
  fields: () => ({}),
  card: { damage: 0 },
  timing: {
    watched: (g, batch) => batch.some((e) => e.kind === 'damage') && g.state.effects.length > 0,
    propose(g: Machine<Table>, f: Open) {
      const event = f.batch.at(-1) as Damage
      if (f.chosen !== undefined) {
        const chosen = g.state.effects.find((e) => e.id === f.chosen) as Replacement
        delete f.chosen
        replace(g, f, event, chosen)
        return true
      }
      if (event.fate !== undefined) return false
      const able = g.state.effects.filter((e) => e.card === event.card && !event.used.includes(e.name))
      const first = able.some((e) => e.self) ? able.filter((e) => e.self) : able
      if (first.length === 0) return false
      const affected = g.state.cards[event.card]?.holder as Seat
      const options = first.map((e) => word(`${e.name} ${e.id}`, e.id))
      g.choose(f, 'chosen', affected, options, { prompt: 'replace' })
      return true
    },
  },
  reducers: {
    damage: (g: Machine<Table>, { card, n }: Damage) => {
      ;(g.state.cards[card] as { damage: number }).damage += n
    },
  },
})

/** The event never happens; a changed one takes its place, to which no instance of that name applies any more. */
function replace(g: Machine<Table>, f: Open, event: Damage, by: Replacement): void {
  const used = [...event.used, by.name]
  event.fate = 'replaced'
  // The one applied is used up, and the other instances that applied to this event lapse (6.5.8).
  g.state.effects = g.state.effects.filter((e) => e.name !== by.name || e.card !== event.card)
  const changed = { kind: 'damage', card: event.card, n: event.n, used }
  if (by.do.kind === 'more') f.batch.push({ ...changed, n: event.n + by.do.n } as Damage)
  if (by.do.kind === 'redirect') f.batch.push({ ...changed, card: by.do.to } as Damage)
}

const at = (...effects: [string, string, Replacement['do'], true?][]): Match<Table> => {
  const match = position(game, { you: { play: ['Fabius', 'Beast', 'Rapunzel'] } })
  match.state.effects = effects.map(([name, card, what, self], i) => ({
    id: i + 1,
    seat: 0,
    source: null,
    name,
    card: cardNamed(match, card),
    do: what,
    ...(self && { self }),
  }))
  return match
}
const damages = (match: Match<Table>) => match.state.cards.map((card) => card.damage)

test('6.5.4: what is replaced never happens', () => {
  const match = at(['Kindness', 'Fabius', { kind: 'prevent' }])
  say(match, 'damage Fabius')
  expect(damages(match)).toEqual([0, 0, 0])
  say(match, 'damage Fabius')
  expect(damages(match)).toEqual([2, 0, 0])
})

test('case 6: of two equal replacements one applies and the other lapses', () => {
  const match = at(['Kindness', 'Fabius', { kind: 'prevent' }], ['Kindness', 'Fabius', { kind: 'prevent' }])
  say(match, 'damage Fabius')
  expect(asked(match)).toEqual(['you replace: Kindness 1 | Kindness 2'])
  say(match, 'Kindness 2', 'damage Fabius')
  expect(damages(match)).toEqual([2, 0, 0])
})

test('6.5.7: self first, then what the affected player chooses, again and again on the changed event', () => {
  const match = at(
    ['Guard', 'Fabius', { kind: 'redirect', to: 1 }],
    ['Rage', 'Fabius', { kind: 'more', n: 1 }, true],
    ['Kindness', 'Fabius', { kind: 'prevent' }],
  )
  say(match, 'damage Fabius')
  expect(asked(match)).toEqual(['you replace: Guard 1 | Kindness 3'])
  say(match, 'Guard 1')
  expect(damages(match)).toEqual([0, 3, 0])
})

test('6.5.5: an instance has one chance per event: redirected there and back, it does not turn for ever', () => {
  const match = at(
    ['Guard', 'Fabius', { kind: 'redirect', to: 1 }],
    ['Guard', 'Beast', { kind: 'redirect', to: 0 }],
  )
  say(match, 'damage Fabius')
  expect(damages(match)).toEqual([0, 2, 0])
})

test('a save while a replacement is chosen goes on as the match does', () => {
  const match = at(
    ['Kindness', 'Fabius', { kind: 'prevent' }],
    ['Guard', 'Fabius', { kind: 'redirect', to: 1 }],
  )
  say(match, 'damage Fabius')
  const copy = match.clone()
  for (const m of [match, copy]) say(m, 'Guard 2')
  expect(copy.hash()).toBe(match.hash())
})

test.each<[string, Constraint, number[], boolean]>([
  ['the one that must be chosen is', { mustInclude: 1 }, [0], true],
  ['the one that must be chosen is not', { mustInclude: 1 }, [1], false],
  ['it reaches the sum', { sumAtLeast: 7 }, [1, 2], true],
  ['it does not reach the sum', { sumAtLeast: 7 }, [0, 1], false],
  ['more than is needed', { sumAtLeast: 7, noUseless: true }, [1, 2, 3], false],
])('case 6: must choose and sums are constraints: %s', (_, constraint, picked, legal) => {
  const option = (weight: number, must?: true) => ({ ...word(`${weight}`), weight, ...(must && { must }) })
  const options = [option(1, true), option(3), option(4), option(5)]
  const decision = {
    seat: 0,
    rule: '8.12',
    kind: 'pick',
    prompt: 'singers',
    options,
    min: 0,
    max: 4,
    constraint,
  } as const
  expect(whyNot(decision, picked) === null).toBe(legal)
})
