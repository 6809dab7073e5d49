import { describe, expect, test } from 'vitest'
import type { CardId, GameEvent, Match } from '../index.ts'
import {
  asked,
  type CardEvent,
  cardNamed,
  DISCARD,
  HAND,
  happened,
  lying,
  PLAY,
  position,
  say,
} from './base.ts'
import {
  type Ability,
  type Conflict,
  cancel,
  conflict,
  type G,
  honor,
  instead,
  leave,
  type Windows,
  windows,
} from './windows.ts'

const holder = (g: G, card: CardId) => g.state.cards[card]?.holder as number
const opposing = (g: G, card: CardId, event: GameEvent) =>
  holder(g, (event as CardEvent).card) !== holder(g, card)
const courtier = (g: G) => g.state.cards.findIndex((c) => windowsGame.titles[c.def] === 'Courtier')

const cancels: Ability = {
  when: 'cancel',
  on: 'initiate',
  of: opposing,
  do: (g, _, about) => cancel(g, about),
}
const gains = (when: Ability['when'], on: string, n: number): Ability => ({
  when,
  on,
  do: (g, card) => [honor(holder(g, card), n)],
})

const abilities: Record<string, Ability> = {
  Assassination: { when: 'action', do: (g) => [leave(courtier(g))] },
  'Voice of Honor': cancels,
  'Finger of Jade': cancels,
  Censure: cancels,
  Reprieve: { when: 'would', on: 'leave', do: (g, card, about) => instead(g, about, leave(card)) },
  Mourner: gains('interrupt', 'leave', 1),
  Chronicler: gains('interrupt', 'leave', 1),
  Curse: gains('forced interrupt', 'leave', -1),
  Omen: gains('forced interrupt', 'leave', -2),
  Haunting: gains('forced reaction', 'leave', -3),
  Avenger: gains('reaction', 'leave', 2),
  Herald: gains('reaction', 'honor', 1),
  'Way of the Scorpion': {
    when: 'action',
    cost: (g, card) => [{ kind: 'bow', card } as CardEvent, leave(courtier(g))],
    do: (g, card) => [honor(holder(g, card), 5)],
  },
  Kyuden: { when: 'action', times: 2, do: (g, card) => [honor(holder(g, card), 1)] },
  'Banzai!': { when: 'action', do: (g, card) => [honor(holder(g, card), 2)] },
  Applause: gains('reaction', 'played', 1),
  Ring: { when: 'action', do: () => [{ kind: 'ring', by: 0 } as GameEvent] },
  'Display of Power': {
    when: 'would',
    on: 'ring',
    do: (g, _, about) => instead(g, about, { kind: 'ring', by: 1 } as GameEvent),
  },
  'Lion Fighter': {
    when: 'action',
    do: (_, card) => [{ kind: 'use', card } as CardEvent],
  },
  Stun: {
    when: 'forced interrupt',
    on: 'use',
    do: (g, card, about) => instead(g, about, leave(card), 'use'),
  },
  Campaign: { when: 'action', do: (g) => [conflict(g)] },
  'Policy Debate': {
    when: 'interrupt',
    on: 'conflict',
    do: () => [{ kind: 'strengthen', seat: 0, n: 3 } as GameEvent],
  },
  Champion: {
    when: 'forced interrupt',
    on: 'conflict',
    of: (g, card, event) => (event as Conflict).winner === holder(g, card),
    do: (g, card) => [honor(holder(g, card), 1)],
  },
}

const windowsGame = windows(abilities)
const at = (you: string[], opponent: string[], hand: string[] = []): Match<Windows> =>
  position(windowsGame, { you: { play: you, hand }, opponent: { play: opponent } })

const initiated = (match: Match<Windows>): string[] =>
  happened(match).flatMap((line) => (/^(initiate|leave) /.test(line) ? [line.replace('initiate ', '')] : []))

describe('windows around an event', () => {
  test('would comes before is, forced before optional, reactions after it happened', () => {
    const match = at(['Assassination', 'Reprieve', 'Mourner', 'Curse'], ['Courtier', 'Haunting', 'Avenger'])
    say(match, 'Assassination')
    expect(asked(match)).toEqual(['you would: Reprieve | pass'])
    say(match, 'pass')
    expect(asked(match)).toEqual(['you interrupt: Mourner | pass'])
    say(match, 'Mourner')
    expect(asked(match)).toEqual(['opponent reaction: Avenger | pass'])
    say(match, 'Avenger')
    expect(initiated(match)).toEqual([
      'Assassination',
      'Curse',
      'Mourner',
      'leave Courtier',
      'Haunting',
      'Avenger',
    ])
    expect(match.state.honor).toEqual([10 - 1 + 1, 10 - 3 + 2])
  })

  test('the first player orders the forced abilities, whoever controls them', () => {
    const match = at(['Assassination', 'Curse'], ['Courtier', 'Omen'])
    say(match, 'Assassination')
    expect(asked(match)).toEqual(['you forced interrupt: Curse | Omen'])
    say(match, 'Omen')
    expect(initiated(match)).toEqual(['Assassination', 'Omen', 'Curse', 'leave Courtier'])
  })

  test('players take turns, the first player first; passing once does not close the window', () => {
    const match = at(['Assassination', 'Mourner'], ['Courtier', 'Chronicler'])
    say(match, 'Assassination', 'you: pass', 'opponent: Chronicler')
    expect(asked(match)).toEqual(['you interrupt: Mourner | pass'])
  })

  test('what is changed is imminent instead, and its windows open anew', () => {
    const match = at(['Assassination', 'Mourner'], ['Courtier', 'Reprieve'])
    say(match, 'Assassination', 'Reprieve')
    expect(asked(match)).toEqual(['you interrupt: Mourner | pass'])
    say(match, 'pass')
    expect(lying(match, PLAY, 1)).toEqual(['Courtier'])
    expect(lying(match, DISCARD, 1)).toEqual(['Reprieve'])
  })
})

describe('nesting', () => {
  test('three cancels deep, last in first out', () => {
    const match = at(['Assassination', 'Finger of Jade'], ['Courtier', 'Voice of Honor', 'Censure'])
    say(match, 'Assassination')
    expect(asked(match)).toEqual(['opponent cancel: Voice of Honor | Censure | pass'])
    say(match, 'Voice of Honor', 'Finger of Jade')
    expect(asked(match)).toEqual(['opponent cancel: Censure | pass'])
    expect(match.state.stack.filter((f) => f.procedure === 'batch')).toHaveLength(3)
    say(match, 'Censure')
    expect(lying(match, PLAY, 1)).toContain('Courtier')
    expect(happened(match).filter((line) => line !== 'cancel')).toEqual([
      'initiate Censure',
      'initiate Voice of Honor',
    ])
  })

  test('without the third the first is cancelled, and it happens', () => {
    const match = at(['Assassination', 'Finger of Jade'], ['Courtier', 'Voice of Honor', 'Censure'])
    say(match, 'Assassination', 'Voice of Honor', 'Finger of Jade', 'pass')
    // The cancelled initiation is no longer imminent; the window goes on for what is left.
    say(match, 'pass')
    expect(lying(match, DISCARD, 1)).toEqual(['Courtier'])
  })

  test('a save in the deepest window goes on as the match does', () => {
    const match = at(['Assassination', 'Finger of Jade'], ['Courtier', 'Voice of Honor', 'Censure'])
    say(match, 'Assassination', 'Voice of Honor', 'Finger of Jade')
    const copy = match.clone()
    say(match, 'Censure')
    say(copy, 'Censure')
    expect(copy.hash()).toBe(match.hash())
  })
})

test('case 10: a cost that is prevented aborts; what was paid stays paid, the limit is free again', () => {
  const match = at(['Way of the Scorpion', 'Courtier', 'Reprieve'], [])
  say(match, 'Way of the Scorpion', 'Reprieve')
  expect(match.state.cards[cardNamed(match, 'Way of the Scorpion')]?.bowed).toBe(true)
  expect(match.state.honor[0]).toBe(10)
  expect(lying(match, PLAY, 0)).toEqual(['Way of the Scorpion', 'Courtier'])
  expect(happened(match)).not.toContain('initiate Way of the Scorpion')
  say(match, 'Way of the Scorpion')
  expect(match.state.honor[0]).toBe(15)
})

test('case 10: a cancelled effect has been paid for, and its limit is used', () => {
  const match = at(['Way of the Scorpion', 'Courtier'], ['Censure'])
  say(match, 'Way of the Scorpion', 'Censure')
  expect(lying(match, DISCARD, 0)).toEqual(['Courtier'])
  expect(match.state.honor[0]).toBe(10)
  expect(asked(match)).toEqual(['you turn: rest'])
})

test('case 11: an ability that resolves twice opens no reactions in between', () => {
  const match = at(['Kyuden', 'Herald'], [])
  say(match, 'Kyuden')
  expect(match.state.honor[0]).toBe(12)
  expect(asked(match)).toEqual(['you reaction: Herald | pass'])
  say(match, 'Herald')
  expect(match.state.honor[0]).toBe(13)
})

test('case 11: an event is discarded before the reactions to its playing', () => {
  const match = at(['Applause'], [], ['Banzai!'])
  say(match, 'Banzai!')
  expect(asked(match)).toEqual(['you reaction: Applause | pass'])
  expect(lying(match, DISCARD, 0)).toEqual(['Banzai!'])
  expect(lying(match, HAND, 0)).toEqual([])
})

test('case 12: a step is replaced: the opponent resolves the ring instead', () => {
  const match = at(['Ring'], ['Display of Power'])
  say(match, 'Ring', 'Display of Power')
  const rings = match.machine.log?.filter((entry) => entry.event.kind === 'ring').map((entry) => entry.event)
  expect(rings).toEqual([{ kind: 'ring', by: 1, fate: 'happened' }])
})

test('case 12: a use is replaced: who is stunned only loses the stun', () => {
  const match = at(['Lion Fighter', 'Stun'], [])
  say(match, 'Lion Fighter')
  expect(happened(match)).not.toContain('use Lion Fighter')
  expect(lying(match, DISCARD, 0)).toEqual(['Stun'])
})

test('case 12: who wins is computed again after the interrupts, and its windows open anew', () => {
  const match = at(['Campaign', 'Policy Debate', 'Champion'], [])
  say(match, 'Campaign')
  // The opponent, with 4 against 3, is about to win: the Champion, forced on a win of its own player, is silent.
  expect(asked(match)).toEqual(['you interrupt: Policy Debate | pass'])
  say(match, 'Policy Debate')
  expect(match.machine.log?.find((entry) => entry.event.kind === 'conflict')?.event).toMatchObject({
    winner: 0,
  })
  expect(match.state.honor[0]).toBe(11)
})
