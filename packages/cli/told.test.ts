/** The judge says by which rule something came about: which keyword acted, why an effect did nothing, why something is refused. */
import { type Case, parsePositions, runCase } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { type GameEntry, gamesLoaded, suiteOf } from './games.ts'

const games = new Map((await gamesLoaded()).map((entry) => [entry.game.id, entry]))
const gameNamed = (id: string) => games.get(id) as GameEntry

const suites = new Map<string, readonly Case[]>()
const caseOf = (game: string, title: string): Case => {
  const cases = suites.get(game) ?? suiteOf(gameNamed(game)).cases
  suites.set(game, cases)
  const found = cases.find((one) => one.title === title)
  if (found === undefined) throw new Error(`${game} has no position "${title}"`)
  return found
}

describe('which keyword acted', () => {
  test.each([
    ['lorcana', '8.2.1', 'Alert lets a character challenge one with Evasive'],
    ['lorcana', '8.5.1', 'Challenger raises strength while its character challenges'],
    ['lorcana', '8.6.1', 'only a character with Evasive can challenge one with Evasive'],
    ['lorcana', '8.8.1', 'Resist lowers damage from effects and in challenges'],
    ['lorcana', '8.9.1', 'a drying character with Rush can challenge, but neither quest nor sing'],
    ['lorcana', '8.10.1', 'a character with Shift may be put on one of the same name for its Shift cost'],
    ['lorcana', '8.11.1', 'Singer lets a character sing a song that costs more than itself'],
    ['lorcana', '8.12.1', 'the characters of teammates may join in, those of opponents not'],
    ['lorcana', '8.13.1', 'Support lends the strength of a questing character to another for the turn'],
    ['lorcana', '8.14.1', 'a character with Vanish is banished when an action of an opponent chooses it'],
    ['keyforge', 'glossary/ansturm-x', 'the values of several instances add up'],
    ['keyforge', 'glossary/gefaehrlich-x', 'several hazardous values add up'],
    ['keyforge', 'glossary/gift', 'damage by the power of a creature with poison destroys'],
    ['keyforge', 'glossary/beschuetzen-beschuetzt', 'damage is replaced by the loss of the ward'],
    ['keyforge', 'glossary/beschuetzen-beschuetzt', 'leaving play is replaced too'],
    ['keyforge', 'glossary/ruestung', 'the rest that gets through armor is enough'],
    [
      'keyforge',
      'glossary/omega',
      'What is pending is still resolved, and the turn goes on with the next step',
    ],
    [
      'l5r',
      'glossary/aufrichtigkeit',
      'the controller of a card with sincerity draws a card when it leaves play',
    ],
    ['l5r', 'glossary/hoeflichkeit', 'a card with courtesy that leaves play brings 1 fate'],
    [
      'l5r',
      'glossary/vererbt',
      "an ancestral attachment returns to its owner's hand when its bearer leaves play",
    ],
    ['l5r', 'glossary/verstohlenheit', 'whom covert evades cannot be declared as a defender'],
    [
      'bluemoon',
      'base/43',
      'own active RETRIEVE cards may be taken back, several of them, but no inactive ones',
    ],
    ['bluemoon', 'base/44', 'a pair of boosters is one booster'],
    ['bluemoon', 'base/45', 'FREE cards come alone or in addition, in any number'],
    [
      'bluemoon',
      'base/46',
      'an earlier gang stays active if one of it is added and nothing else lies active',
    ],
    [
      'bluemoon',
      'base/47',
      'a shield of the contested element makes the announcement legal whatever the power',
    ],
    ['bluemoon', 'base/48', 'after STOP nothing more is played except what a text adds'],
    [
      'bluemoon',
      'base/50',
      'replacing is discarding and drawing, not playing, and the drawing is left to the player',
    ],
  ])('%s %s: %s', (game, rule, title) => {
    const { ok, steps } = runCase(gameNamed(game).game, caseOf(game, title))
    expect(ok).toBe(true)
    expect(steps.map((step) => step.rule)).toContain(rule)
  })
})

const judged = (game: string, parts: object) => {
  const [test] = parsePositions({ game, cases: [{ rule: 'x', title: 'x', ...parts }] }).cases
  return runCase(gameNamed(game).game, test as Case)
}

describe('why an effect did nothing', () => {
  const fire = { hand: ['Dragon Fire'], inkwell: 6, deck: 5 }

  test('Lorcana: Ward protects all there is, or nothing is there', () => {
    const given = { you: fire, opponent: { play: ['Aladdin - Prince Ali'], deck: 5 } }
    expect(judged('lorcana', { given, when: ['play Dragon Fire'] }).steps).toContainEqual({
      rule: '8.15.1',
      text: 'Dragon Fire: there is nothing to choose; Ward protects Aladdin - Prince Ali. “Banish chosen character.”',
    })
    const alone = { you: fire, opponent: { deck: 5 } }
    expect(judged('lorcana', { given: alone, when: ['play Dragon Fire'] }).steps).toContainEqual({
      rule: '1.7.7',
      text: 'Dragon Fire: there is nothing to choose. “Banish chosen character.”',
    })
  })

  test('KeyForge: as much as possible is done', () => {
    const given = {
      you: { hand: ['Gateway to Dis', 'Hand of Dis'], deck: 5 },
      opponent: { deck: 5 },
      house: 'dis',
    }
    expect(judged('keyforge', { given, when: ['play Hand of Dis'] }).steps).toContainEqual({
      rule: 'rules/so-viel-wie-moeglich-abhandeln',
      text: 'Hand of Dis: there is nothing to choose. “Play: Destroy a creature not on a flank.”',
    })
  })

  test('KeyForge: a condition does not hold, or nothing is there to be taken', () => {
    const given = {
      you: { hand: ['The Terror'], deck: 5 },
      opponent: { amber: 2, deck: 5 },
      house: 'dis',
    }
    expect(judged('keyforge', { given, when: ['play The Terror'] }).steps).toContainEqual({
      rule: 'rules/so-viel-wie-moeglich-abhandeln',
      text: 'The Terror: its condition does not hold. “Play: If your opponent has no Æmber, gain 2 Æmber.”',
    })
    const poor = { you: { hand: ['Urchin'], deck: 5 }, opponent: { deck: 5 }, house: 'shadows' }
    expect(judged('keyforge', { given: poor, when: ['play Urchin'] }).steps).toContainEqual({
      rule: 'rules/so-viel-wie-moeglich-abhandeln',
      text: 'Urchin: nothing changes. “Play: Steal 1 Æmber.”',
    })
    const rich = { ...poor, opponent: { amber: 1, deck: 5 } }
    const { steps } = judged('keyforge', { given: rich, when: ['play Urchin'] })
    expect(steps.filter(({ text }) => text.includes('nothing changes'))).toEqual([])
  })

  test('Lorcana: what one may do would change nothing, so it is not asked', () => {
    const given = {
      you: { play: ['Ariel - Whoseit Collector'], hand: ['Coconut Basket'], inkwell: 6, deck: 5 },
      opponent: { deck: 5 },
    }
    expect(judged('lorcana', { given, when: ['play Coconut Basket'] }).steps).toContainEqual({
      rule: '1.7.7',
      text: 'Ariel - Whoseit Collector: nothing changes. “Whenever you play an item, you may ready this character.”',
    })
  })
})

describe('why something is refused', () => {
  test.each<[string, string, object, string[]]>([
    [
      'lorcana',
      '8.15.1',
      {
        you: { hand: ['Dragon Fire'], inkwell: 6, deck: 5 },
        opponent: { play: ['Aladdin - Prince Ali', 'Stitch - New Dog', 'Rafiki - Mystical Fighter'] },
      },
      ['play Dragon Fire', 'choose Aladdin'],
    ],
    [
      'lorcana',
      '4.6.4.1',
      {
        you: { play: [{ card: 'Stitch - New Dog', drying: true }] },
        opponent: { play: [{ card: 'Rafiki - Mystical Fighter', exerted: true }] },
      },
      ['challenge Rafiki with Stitch'],
    ],
    [
      'keyforge',
      'glossary/spott',
      {
        you: { battleline: ['Umbra'], deck: 5 },
        opponent: { battleline: ['Dust Pixie', 'Champion Anaphiel', 'Bumpsy', 'Krump'], deck: 5 },
        house: 'shadows',
      },
      ['fight Umbra', 'attack Bumpsy'],
    ],
    [
      'keyforge',
      'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2',
      { you: { battleline: ['Umbra', 'Troll'], deck: 5 }, house: 'shadows' },
      ['reap Troll'],
    ],
    [
      'l5r',
      'glossary/ziel/8',
      {
        you: {
          play: [{ card: 'Wandering Ronin', participating: true }],
          hand: ['Way of the Scorpion'],
          fate: 3,
        },
        opponent: {
          play: [
            { card: 'Solemn Scholar', participating: true },
            { card: 'Eager Scout', participating: true, dishonored: true },
            { card: 'Moto Youth', participating: true },
          ],
        },
        conflict: { type: 'military', ring: 'air' },
      },
      ['opponent: pass', 'play Way of the Scorpion', 'choose Eager Scout'],
    ],
    [
      'bluemoon',
      'base/14',
      {
        you: { hand: ['Vulca 12', 'Vulca 18', 'Vulca 19'] },
        opponent: { combat: ['Mimix 22'] },
        phase: 'character',
      },
      ['play Vulca 12', 'go on', 'play Vulca 18', 'play Vulca 19'],
    ],
  ])('%s by %s', (game, rule, given, when) => {
    const { refusedBy, failure } = judged(game, { given, when })
    expect(failure).toMatch(/^"[^"]+" is not possible: /)
    expect(refusedBy).toBe(rule)
  })
})

describe('Blue Moon: what a card does is told by the phase it does it in', () => {
  const hand = ['Terrah 29', 'Terrah 19', 'Vulca 14', 'Vulca 1', 'Vulca 2', 'Vulca 3']
  const you = { hand, combat: ['Khind 8', 'Vulca 18'], support: ['Vulca 23'], deck: 9 }
  const opponent = { combat: ['Vulca 11', 'Mimix 25'], support: ['Hoax 20'], hand: 3, deck: 9 }

  test.each([
    ['base/11', 'leadership', ['play Terrah 29', 'yes'], 'Player 2 discards Hail of Arrows.'],
    ['base/13', 'character', ['play Vulca 14', 'choose Hoax 20'], 'Player 2 discards Tome of Wisdom.'],
    ['base/14', 'booster', ['play Terrah 19', 'choose Hoax 20'], 'Player 2 discards Tome of Wisdom.'],
    [
      'base/17',
      'booster',
      ['go on', 'yes', 'opponent: choose Vulca 12'],
      "Player 2 discards Shimmer [opponent's].",
    ],
  ])('%s', (rule, phase, when, text) => {
    const { steps } = judged('bluemoon', { given: { you, opponent, phase }, when })
    expect(steps).toContainEqual({ rule, text })
  })
})
