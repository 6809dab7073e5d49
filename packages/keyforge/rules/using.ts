/** Using cards (rules/karten-verwenden): reaping, fighting, actions and omnis, removing a stun. */

import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Bold, BoldAbility } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts } from '../events.ts'
import { type FightLocals, fight } from '../fighting.ts'
import { asPrinted, controllerNowOrThen } from '../filter.ts'
import { contextOf, holds, matches } from '../reading.ts'
import {
  canBeShown,
  cardAt,
  isStillInPlay,
  lineOf,
  NONE,
  other,
  refersTo,
  titleOf,
  typeOf,
} from '../state.ts'
import {
  applies,
  type BoldInstance,
  boldOf,
  forbidding,
  hasBold,
  hasKeyword,
  isOfHouse,
  neighboursOf,
  numberOf,
  powerOf,
  type Reach,
  reachContext,
  reaches,
  reaching,
  VALUES,
  working,
} from '../values.ts'
import { isSameAbility, unlike } from './alike.ts'
import { gain, happen, pay, steal } from './amber.ts'
import { dealDamage, dealing, type Hitting, isBy } from './damage.ts'
import { resolve, resolving } from './effects.ts'
import { type Occurrence, occurrence, opening, openWindow, window } from './occurrences.ts'
import { waitingFor } from './windows.ts'

export type How = 'reap' | 'fight' | 'action' | 'omni' | 'unstun'

// ---- may it be used?

/** The rule of six: by title, plays and uses together (rules/die-sechser-regel). */
export function isWornOut(g: G, id: CardId): boolean {
  const card = cardAt(g.state, id)
  const title = titleOf(g.state, card)
  let n = 0
  for (const other of g.state.tale.titles) if (other === title) n++
  return binds('rules/die-sechser-regel', n >= 6)
}

const isForbidden = (g: G, seat: Seat, id: CardId, what: 'use' | 'fight'): boolean =>
  forbidding(g, seat, what).some((reach) => {
    const { filter } = reach.constant
    return filter === undefined || matches(g, filter, id, reachContext(reach))
  })

const cannot = (g: G, id: CardId, what: 'reap' | 'fight' | 'beUsed'): boolean =>
  reaches(g, 'cannot').some((reach) => reach.constant.cannot === what && applies(g, reach, id))

/** Cannot such a creature attack it? */
const isSafeFrom = (g: G, id: CardId, attacker: CardId): boolean =>
  reaches(g, 'cannot').some(
    (reach) =>
      reach.constant.cannot === 'beAttacked' &&
      applies(g, reach, id) &&
      isBy(g, reach, refTo(g.state, attacker)),
  )

/** What a card itself demands before it may be used (Giant Sloth). */
const lacksLeave = (g: G, id: CardId): boolean =>
  reaches(g, 'cannotUseUnless').some((reach) => {
    const { cannotUseUnless, to } = reach.constant
    if (to === 'host') {
      if (cardAt(g.state, reach.bearer).on !== id) return false
      return !holds(g, cannotUseUnless, { ...reachContext(reach), it: [refTo(g.state, id)] })
    }
    return reach.bearer === id && !holds(g, cannotUseUnless, reachContext(reach))
  })

/** Does it belong to the active house, or count as if? The houses of its upgrades do not matter: they are never used by themselves. */
export const isActive = rule('rules/aufwertungen~2', (g: G, id: CardId): boolean => {
  const { house } = g.state
  if (house !== null && isOfHouse(g, id, house)) return true
  return reaching(g, 'activeHouse', id).length > 0
})

/** Lasting effects that allow this card to be used, this way. */
function permits(g: G, id: CardId, how: How): Reach<object>[] {
  const seat = cardAt(g.state, id).holder
  const either = working(g, 'mayPlayOrUse').filter(
    (reach) => reach.me === seat && matches(g, reach.constant.mayPlayOrUse, id, reachContext(reach)),
  )
  const uses = working(g, 'mayUse').filter((reach) => {
    if (reach.me !== seat) return false
    const constant = reach.constant
    if (constant.how !== undefined && constant.how !== how && how !== 'unstun') return false
    return constant.mayUse === 'it'
      ? (reach.lasting?.it.some((ref) => refersTo(g.state, ref, id)) ?? false)
      : matches(g, constant.mayUse, id, reachContext(reach))
  })
  return [...uses, ...either]
}

/** Whom a creature may attack: taunt protects neighbours, and some can only attack certain creatures. */
function attackable(g: G, attacker: CardId, enemyOf: Seat, except: readonly Ref[] = []): CardId[] {
  return lineOf(g.state, other(enemyOf)).filter(
    (id) => mayAttack(g, attacker, id) && !except.some((ref) => refersTo(g.state, ref, id)),
  )
}

function mayAttack(g: G, attacker: CardId, id: CardId): boolean {
  if (cardAt(g.state, id).tagged) return false
  for (const reach of reaching(g, 'attacksOnly', attacker)) {
    const { attacksOnly } = reach.constant
    if (!matches(g, attacksOnly, id, reachContext(reach))) return false
  }
  if (isSafeFrom(g, id, attacker)) return false
  if (hasKeyword(g, id, 'taunt')) return true
  return !binds('glossary/spott', isTaunted(g, id) && !ignored(g, attacker, 'taunt'))
}

/** Has it a neighbour with taunt, or a neighbour's neighbour whose taunt reaches it? */
function isTaunted(g: G, id: CardId): boolean {
  const near = neighboursOf(g, id)
  if (near.some((n) => hasKeyword(g, n, 'taunt'))) return true
  if (reaches(g, 'tauntReaches').length === 0) return false
  const far = near.flatMap((n) => neighboursOf(g, n))
  return far.some((n) => hasKeyword(g, n, 'taunt') && reaching(g, 'tauntReaches', n).length > 0)
}

const ignored = (g: G, attacker: CardId, keyword: 'taunt' | 'elusive'): boolean =>
  reaching(g, 'ignores', attacker).some((reach) => reach.constant.ignores.includes(keyword))

/** What a player must pay the opponent to use or play such a card. */
export function priceOf(g: G, seat: Seat, id: CardId, to: 'use' | 'play'): number {
  let price = 0
  for (const reach of working(g, 'opponentPays')) {
    const constant = reach.constant
    if (constant.to !== to || reach.me === seat) continue
    if (matches(g, asPrinted(constant.filter), id, reachContext(reach))) price += constant.opponentPays
  }
  return price
}

const boldWith = (g: G, id: CardId, word: Bold, me: Seat): boolean =>
  boldOf(g, id, word).some(({ ability }) => {
    const bold = ability.ability as BoldAbility
    return bold.if === undefined || holds(g, bold.if, contextOf(me, id))
  })

/** Artifacts have actions, and nothing else. */
export const usesOfArtifact = rule('rules/artefakte-verwenden/5', (g: G, me: Seat, id: CardId): How[] => {
  const ways: How[] = []
  if (boldWith(g, id, 'action', me)) ways.push('action')
  if (boldWith(g, id, 'omni', me)) ways.push('omni')
  return ways
})

/**
 * What a ready card could be used for, if houses and rage did not matter. Exhausted cards cannot be used; a stunned
 * creature can only lose its stun.
 */
function usesOf(g: G, me: Seat, id: CardId, except: readonly Ref[] = []): How[] {
  const s = g.state
  const card = cardAt(s, id)
  const type = typeOf(s, card)
  if (type !== 'creature' && type !== 'artifact') return []
  if (card.exhausted && on('rules/spielbereit-und-erschoepft')) return []
  if (isWornOut(g, id) || isForbidden(g, me, id, 'use') || cannot(g, id, 'beUsed') || lacksLeave(g, id))
    return []
  if (priceOf(g, me, id, 'use') > (s.amber[me] as number)) return []
  if (type === 'artifact') return usesOfArtifact(g, me, id)
  if (card.stunned && on('glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker')) return ['unstun']
  const onlyFight = reaching(g, 'canOnly', id).length > 0
  const canFight =
    !cannot(g, id, 'fight') &&
    !isForbidden(g, me, id, 'fight') &&
    meets('rules/kampf', attackable(g, id, me, except).length > 0)
  const ways: How[] = []
  if (!onlyFight && !cannot(g, id, 'reap')) ways.push('reap')
  if (canFight) ways.push('fight')
  if (!onlyFight && boldWith(g, id, 'action', me) && on('rules/aktion')) ways.push('action')
  if (!onlyFight && boldWith(g, id, 'omni', me)) ways.push('omni')
  return ways
}

/** Of the ways that are open to it, an enraged creature must fight if it can. */
const raging = (g: G, id: CardId, ways: How[]): How[] => {
  if (!ways.includes('fight')) return ways
  const enraged = cardAt(g.state, id).enraged && on('glossary/wuetend-wuetend-machen')
  return enraged || reaching(g, 'must', id).length > 0 ? ['fight'] : ways
}

/** The ways in which a player can use a ready card, if houses did not matter. */
export const waysToUse = (g: G, me: Seat, id: CardId, except: readonly Ref[] = []): How[] =>
  raging(g, id, usesOf(g, me, id, except))

const OTHER_HOUSE = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2'

/**
 * The rule by which the active player cannot use a card of theirs in a way, or at all. In the order in which a judge
 * would ask: is it ready, has it been used too often, does a card forbid it, is it of the active house?
 */
export function whyNotUse(g: G, id: CardId, how?: How): RuleId {
  const s = g.state
  const card = cardAt(s, id)
  if (card.exhausted) return 'rules/spielbereit-und-erschoepft'
  if (isWornOut(g, id)) return 'rules/die-sechser-regel'
  if (priceOf(g, s.active, id, 'use') > (s.amber[s.active] as number)) return 'glossary/bezahlen'
  const possible = usesOf(g, s.active, id)
  if (how === undefined ? possible.length > 0 : possible.includes(how)) return OTHER_HOUSE
  if (typeOf(s, card) === 'artifact') return 'rules/artefakte-verwenden/5'
  if (card.stunned) return 'glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker'
  if (how === 'fight' && attackable(g, id, s.active).length === 0) return 'rules/kampf'
  return 'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'
}

/** The rule by which a creature may not attack an enemy; null: it may. */
export function whyNotAttack(g: G, attacker: CardId, id: CardId): RuleId | null {
  if (mayAttack(g, attacker, id)) return null
  if (cardAt(g.state, id).tagged) return 'glossary/zerstoert'
  return isTaunted(g, id) && !isSafeFrom(g, id, attacker)
    ? 'glossary/spott'
    : 'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'
}

/** The ways in which the active player may use a card of theirs in step 3. */
export const waysInTurn = (g: G, id: CardId): How[] => raging(g, id, waysIfCalm(g, id))

/** The same, if it were not enraged. */
export function waysIfCalm(g: G, id: CardId): How[] {
  const s = g.state
  const active = isActive(g, id)
  // Most cards of other houses have nothing that could let them be used.
  const permitted = reaches(g, 'mayUse').length + reaches(g, 'mayPlayOrUse').length > 0
  if (!active && !permitted && !hasBold(g, id, 'omni') && on(OTHER_HOUSE)) return []
  const ways = usesOf(g, s.active, id)
  if (active || ways.length === 0) return ways
  return ways.filter((how) => {
    if (how === 'omni') return on('glossary/universell')
    const isPermitted = permits(g, id, how).length > 0
    return meets(OTHER_HOUSE, isPermitted || (how === 'unstun' && hasBold(g, id, 'omni')))
  })
}

/** Uses up a permission, if the card could not be used without one. */
export function usePermission(g: G, id: CardId, how: How): void {
  if (isActive(g, id) || how === 'omni') return
  const all = permits(g, id, how)
  if (all.length === 0 || all.some((reach) => reach.lasting === null || reach.lasting.uses === NONE)) return
  const [first] = all
  if (!first?.lasting) return
  const { id: effect, ...permission } = first.lasting
  happen(g, { kind: 'used up', effect })
  // It is for so many cards, not for so many uses.
  if (on('faq/kreaturen-verwenden/2'))
    happen(g, {
      kind: 'lasting',
      effect: { ...permission, ability: 'may use', it: [refTo(g.state, id)], uses: NONE },
    })
}

// ---- using

interface UseLocals {
  card: Ref
  me: Seat
  how: How | null
  /** Used as if it were mine. */
  borrowed: boolean
  /** Enemies that may not be chosen again. */
  except: Ref[]
  /** Several abilities with the word. */
  ability: string | null
  use: Occurrence | null
}

export const using = (
  card: Ref,
  me: Seat,
  how: How | null,
  details: { borrowed?: boolean; except?: Ref[] } = {},
): UseLocals => ({
  card,
  me,
  how,
  borrowed: details.borrowed ?? false,
  except: details.except ?? [],
  ability: null,
  use: null,
})

export const useCard = procedure<UseLocals>('use', [
  step('rules/karten-verwenden', (g, f) => {
    const ways = waysToUse(g, f.me, f.card.card, f.except)
    if (!isStillInPlay(g.state, f.card) || ways.length === 0) {
      g.leave(f as Frame)
      return
    }
    if (f.how !== null) return
    const options = ways.map((how): Option => ({ verb: how, source: f.card.card, value: how }))
    g.choose(f as Frame, 'how', g.state.active, options, { prompt: 'how to use', source: f.card.card })
  }),
  step('rules/kreaturen-verwenden', (g, f) => {
    const how = f.how as How
    const price = priceOf(g, f.me, f.card.card, 'use')
    pay(g, f.me, price)
    happen(g, { kind: 'use', card: f.card.card, seat: f.me, how })
    f.use = occurrence(g, 'used', f.me, f.card)
    if (typeOf(g.state, cardAt(g.state, f.card.card)) === 'creature' || on('rules/artefakte-verwenden/1'))
      happen(g, { kind: 'exhaust', card: f.card.card })
  }),
  step('~choose ability', (g, f) => {
    if (f.how !== 'action' && f.how !== 'omni') return
    const all = unlike(boldOf(g, f.card.card, f.how), isSameAbility)
    const options = all.map(
      ({ ability, granter }): Option => ({
        verb: 'resolve',
        source: f.card.card,
        ability: ability.id,
        value: `${ability.id}|${granter}`,
      }),
    )
    g.choose(f as Frame, 'ability', g.state.active, options, { prompt: 'which ability', source: f.card.card })
  }),
  step('~do', (g, f) => {
    const { card, me } = f
    const borrowed = f.borrowed ? card.card : NONE
    switch (f.how) {
      case 'unstun':
        happen(g, { kind: 'unstun', card: card.card })
        return
      case 'reap':
        g.call(reap, { card, me, borrowed })
        return
      case 'fight':
        g.call(fight, {
          attacker: card,
          me,
          target: null,
          except: f.except,
          elusive: false,
          instead: null,
          done: [],
          pick: null,
          over: false,
          begun: false,
          cancelled: false,
        })
        return
      default: {
        if (f.ability === null) return
        const [ability, granter] = f.ability.split('|')
        g.call(
          resolve,
          resolving({ ability: ability as string, me, self: card, granter: Number(granter), borrowed }),
        )
      }
    }
  }),
  step('~used', (g, f) => {
    if (f.use !== null) openWindow(g, [f.use])
  }),
])

/** Exhausted, then 1 Æmber, then its "Reap:" abilities (glossary/ernten). */
const reap = procedure<{ card: Ref; me: Seat; borrowed: CardId }>('reap', [
  step('glossary/vor', (g, f) => {
    if (hasBold(g, f.card.card, 'beforeReap'))
      g.call(window, opening([], { words: ['beforeReap'], card: f.card, me: f.me, borrowed: f.borrowed }))
  }),
  step('rules/ernte', (g, f) => {
    const seat = f.me
    if (on('glossary/ersatzeffekte') && working(g, 'reapIs').some((reach) => reach.me === seat)) {
      steal(g, seat, 1)
      return
    }
    const before = g.state.amber[seat] as number
    gain(g, seat, 1)
    const gained = (g.state.amber[seat] as number) - before
    if (gained > 0) openWindow(g, [occurrence(g, 'gainsByReaping', seat, f.card, { n: gained })])
  }),
  step('glossary/ernten', (g, f) => {
    const bold = { words: ['reap' as const], card: f.card, me: f.me, borrowed: f.borrowed }
    g.call(window, opening([occurrence(g, 'reaps', f.me, f.card)], bold))
  }),
])

// ---- fighting

const isFighting = (g: G, ref: Ref): boolean =>
  isStillInPlay(g.state, ref) && !cardAt(g.state, ref.card).tagged

const isOff = (g: G, f: FightLocals): boolean =>
  f.over || f.cancelled || f.target === null || !isFighting(g, f.attacker) || !isFighting(g, f.target)

/** What abilities of other cards wait for (Evasion Sigil). */
const aboutToFight = (g: G, f: FightLocals): Occurrence[] => [
  occurrence(g, 'before fights', f.me, f.attacker, { other: f.target }),
]

export const comesBefore = rule('glossary/vor', (g: G, attacker: CardId): readonly BoldInstance[] =>
  boldOf(g, attacker, 'beforeFight'),
)

/** What comes before the fight, in the order the active player chooses: assault, hazardous, abilities. */
function beforeFight(g: G, f: FightLocals): { key: string; option: Option }[] {
  const attacker = f.attacker.card
  const target = f.target?.card ?? NONE
  const found: { key: string; option: Option }[] = []
  const add = (key: string, option: Omit<Option, 'value'>): void => {
    if (!f.done.includes(key)) found.push({ key, option: { ...option, value: key } })
  }
  if (numberOf(g, attacker, 'assault') > 0) add('assault', { verb: 'assault', source: attacker })
  if (numberOf(g, target, 'hazardous') > 0) add('hazardous', { verb: 'hazardous', source: target })
  const keyOf = ({ ability, granter, from }: BoldInstance): string => `${ability.id}|${granter}|${from}`
  const open = comesBefore(g, attacker).filter((one) => !f.done.includes(keyOf(one)))
  for (const one of unlike(open, isSameAbility))
    add(keyOf(one), { verb: 'resolve', source: attacker, ability: one.ability.id })
  const [waiting] = waitingFor(g, aboutToFight(g, f))
  if (waiting !== undefined)
    add('others', {
      verb: 'resolve',
      ...(canBeShown(g.state, g.state.active, waiting) && { source: waiting }),
    })
  return found
}

const keywordDamage = (g: G, f: FightLocals, key: 'assault' | 'hazardous'): void => {
  const [from, to] = key === 'assault' ? [f.attacker, f.target as Ref] : [f.target as Ref, f.attacker]
  const n = numberOf(g, from.card, key)
  acts(g, key === 'assault' ? 'glossary/ansturm-x' : 'glossary/gefaehrlich-x', from.card, key)
  const hit: Hitting = { card: to, n, source: from, fight: false, ignoreArmor: false }
  const assault = key === 'assault'
  g.call(dealDamage, dealing([hit], f.me, assault ? { assault, fighting: [from, to] } : {}))
}

/** How much a creature deals by its power in this fight. */
function fightDamage(g: G, id: CardId, against: CardId, attacking: boolean): number {
  for (const reach of reaching(g, 'dealsNoFightDamage', id)) {
    const { dealsNoFightDamage } = reach.constant
    if (dealsNoFightDamage === true || !attacking) return 0
  }
  const [only] = reaching(g, 'dealsInFights', id)
  let n = only === undefined ? powerOf(g, id) : only.constant.dealsInFights
  if (!attacking) return n
  for (const reach of reaching(g, 'dealsMore', id)) {
    const constant = reach.constant
    if (matches(g, constant.attacking, against, reachContext(reach))) n += constant.dealsMore
  }
  return n
}

/** Both creatures fight; if the fight did not take place, one of them was used to fight all the same (glossary/kampf). */
export const haveFought = rule('glossary/kampf', (f: FightLocals): Ref[] =>
  f.over || f.target === null ? [f.attacker] : [f.attacker, f.target],
)

procedure(
  fight,
  [
    step('rules/kampf', (g, f) => {
      const options = attackable(g, f.attacker.card, f.me, f.except).map(
        (id): Option => ({ verb: 'attack', source: f.attacker.card, target: id, value: id }),
      )
      if (options.length === 0) g.leave(f as Frame)
      else
        g.choose(f as Frame, 'target', g.state.active, options, { prompt: 'attack', source: f.attacker.card })
    }),
    step('~attack', (g, f) => {
      if (f.target === null) return
      const s = g.state
      const target = f.target as unknown as CardId
      f.target = refTo(s, target)
      g.touch(VALUES)
      const first = !s.tale.attacked.some((ref) => refersTo(s, ref, target))
      f.elusive =
        first &&
        hasKeyword(g, target, 'elusive') &&
        !ignored(g, f.attacker.card, 'elusive') &&
        on('glossary/schwer-zu-fassen')
      happen(g, { kind: 'attack', card: f.attacker.card, target })
      if (f.elusive) acts(g, 'glossary/schwer-zu-fassen', target, 'elusive')
    }),
    step('glossary/kampf', (g, f) => {
      if (isOff(g, f)) {
        f.over = true
        return
      }
      f.pick = null
      const all = beforeFight(g, f)
      if (all.length === 0) return
      if (!binds('glossary/aktiver-spieler', all.length > 1)) f.pick = all[0]?.key ?? null
      else
        g.choose(
          f as Frame,
          'pick',
          g.state.active,
          all.map(({ option }) => option),
          { prompt: 'before the fight' },
        )
    }),
    step('~before', (g, f) => {
      const { pick } = f
      if (pick === null || f.over) return
      f.done.push(pick)
      g.goTo(f as Frame, 'glossary/kampf')
      if (pick === 'others') {
        openWindow(g, aboutToFight(g, f))
        return
      }
      if (pick === 'assault' || pick === 'hazardous') {
        if (on(pick === 'assault' ? 'glossary/ansturm-x' : 'glossary/gefaehrlich-x'))
          keywordDamage(g, f, pick)
        return
      }
      const [ability, granter] = pick.split('|')
      g.call(
        resolve,
        resolving({ ability: ability as string, me: f.me, self: f.attacker, granter: Number(granter) }),
      )
    }),
    step('~damage', (g, f) => {
      if (isOff(g, f)) {
        f.over = true
        return
      }
      const target = f.target as Ref
      const { attacker } = f
      f.begun = true
      g.touch(VALUES)
      const hits: Hitting[] = []
      const add = (card: Ref, n: number, source: Ref): void => {
        hits.push({ card, n, source, fight: true, ignoreArmor: false })
      }
      const struck = f.instead ?? target
      if (!f.elusive || struck.card !== target.card)
        add(struck, fightDamage(g, attacker.card, target.card, true), attacker)
      const skirmishes = hasKeyword(g, attacker.card, 'skirmish') && on('glossary/scharmuetzel')
      if (skirmishes && !f.elusive) acts(g, 'glossary/scharmuetzel', attacker.card, 'skirmish')
      if (!f.elusive && !skirmishes) add(attacker, fightDamage(g, target.card, attacker.card, false), target)
      g.call(
        dealDamage,
        dealing(
          hits.filter((hit) => hit.n > 0),
          f.me,
          { fighting: [attacker, target] },
        ),
      )
    }),
    step('~calm', (g, f) => {
      const s = g.state
      // The effect that had it fight knows whom it attacked.
      const effect = s.stack[s.stack.indexOf(f as Frame) - 2] as (Frame & { fought?: Ref[] }) | undefined
      if (effect?.procedure === 'resolve' && f.target !== null) effect.fought?.push(f.target)
      if (f.cancelled) {
        g.leave(f as Frame)
        return
      }
      for (const { card } of haveFought(f).filter((ref) => isStillInPlay(s, ref)))
        if (cardAt(s, card).enraged && on('glossary/wuetend-wuetend-machen'))
          happen(g, { kind: 'calm', card })
    }),
    step('~after', (g, f) => {
      const fought = haveFought(f).map((ref) => {
        const attacks = ref === f.attacker
        const seat = attacks ? f.me : controllerNowOrThen(g.state, ref)
        return occurrence(g, 'fights', seat, ref, { other: attacks ? f.target : f.attacker })
      })
      fought.push(occurrence(g, 'usedToFight', f.me, f.attacker))
      // "Fight:" only if the fight took place and the attacker has survived it.
      const bold = f.over ? null : { words: ['fight' as const], card: f.attacker, me: f.me, borrowed: NONE }
      if (bold !== null || on('glossary/kampf')) openWindow(g, fought, bold)
    }),
    // What is said of those who fight is no longer so.
    step('~over', (g) => g.touch(VALUES)),
  ],
  (g) => g.touch(VALUES),
)
