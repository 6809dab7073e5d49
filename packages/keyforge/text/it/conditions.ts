/** Italian: conditions, as clauses that can follow "se", "finché" and the like. */
import { words } from '@regelwerk/say'
import type { Determiner, Phrase } from '@regelwerk/say/it'
import type { Amount, Condition, Filter } from '../../abilities.ts'
import { conditionWord } from '../../reading.ts'
import type { Bounds, Past } from '../../words/conditions/compared.ts'
import { holderOf, isOutside, type Telling, type Wording } from '../grammar.ts'
import { quantity } from './amounts.ts'
import { kind, opponent, phrase, self } from './phrases.ts'
import { agreed, o } from './words.ts'

/** "hai 7 Æmbra o più"; `not` turns it round. */
export const condition = (test: Condition, context: Telling, not = false): string =>
  conditionWord(test).say.it(test, context, not)

/** "hai", "il tuo avversario ha", "ha": `verb` as of you and as of others. */
export const has = (
  who: 'you' | 'opponent',
  [tu, lui]: readonly [string, string],
  context: Telling,
  not = false,
): string => {
  const non = not ? 'non ' : ''
  if (who === 'you') return `${non}${context.actor === 'you' ? tu : lui}`
  if (context.actor === 'opponent') return `${non}${tu}`
  context.said.opponent = context.actor === 'you'
  return `${opponent(context).with()} ${non}${lui}`
}

/** How an amount is bounded. */
export interface Bound {
  /** "7 Æmbra o più", "più Æmbra di te" */
  mass(unit: string): string
  /** "3 o più creature", "una creatura" */
  cards(filter: Filter, context: Telling, wording: Wording): Phrase
  /** "3 o più" */
  alone(): string
  plural: boolean
  /** Its verb is negated. */
  negated: boolean
  /** Behind all: "di te". */
  behind: string
}

const plainly = (n: Amount, context: Telling): string =>
  typeof n === 'number' ? `${n}` : quantity(n, context, '')

export function boundOf(
  { atLeast, atMost, moreThan, exactly, parity }: Bounds,
  context: Telling,
  not: boolean,
): Bound {
  const bound = (
    mass: (unit: string) => string,
    determiner: Determiner,
    alone: string,
    details: { plural?: boolean; negated?: boolean; behind?: string } = {},
  ): Bound => {
    const { plural = true, negated = false, behind = '' } = details
    return {
      mass,
      cards: (filter, t, wording) => kind(filter, t, determiner, { ...wording, plural }),
      alone: () => alone,
      plural,
      negated,
      behind,
    }
  }
  if (moreThan !== undefined) {
    const holder = holderOf(moreThan)
    const you = context.actor === 'you' ? 'te' : 'lui'
    const than =
      holder === undefined
        ? `di ${plainly(moreThan, context)}`
        : holder === 'you'
          ? `di ${you}`
          : opponent(context).with('di')
    const details = { negated: not, behind: than }
    return bound((unit) => `più ${unit}`, { count: 'più' }, `più ${than}`, details)
  }
  if (parity !== undefined) {
    const even = parity === 'even' ? 'pari' : 'dispari'
    const details = { negated: not }
    return bound((unit) => `un numero ${even} di ${unit}`, { count: `un numero ${even} di` }, even, details)
  }
  const same = exactly ?? (atLeast === atMost ? atLeast : undefined)
  if (same !== undefined) {
    const said = `esattamente ${plainly(same, context)}`
    return bound((unit) => `${said} ${unit}`, { count: said }, said, { plural: same !== 1, negated: not })
  }
  if (atMost !== undefined) {
    if (typeof atMost === 'number' && not) return boundOf({ atLeast: atMost + 1 }, context, false)
    const none = { negated: true, plural: false }
    if (atMost === 0) return bound((unit) => unit, 'nessun', '0', none)
    const n = plainly(atMost, context)
    return bound((unit) => `${n} ${unit} o meno`, { count: `${n} o meno` }, `${n} o meno`)
  }
  const least = atLeast ?? 1
  const n = plainly(least, context)
  if (not) {
    if (least === 1) return bound((unit) => unit, 'nessun', '0', { negated: true, plural: false })
    return bound((unit) => `meno di ${n} ${unit}`, { count: `meno di ${n}` }, `meno di ${n}`)
  }
  const mass = (unit: string): string => `${n} ${unit} o più`
  if (least === 1) return bound(mass, 'un', `${n} o più`, { plural: false })
  return bound(mass, { count: `${n} o più` }, `${n} o più`)
}

/** "controlli 3 o più creature", "c'è una carta nella tua mano" */
export function controls(filter: Filter, context: Telling, bound: Bound): string {
  const owned = !isOutside(filter) && (filter.whose === 'friendly' || filter.whose === 'enemy')
  const cards = bound.cards(filter, context, { lying: true, unowned: owned }).with()
  if (owned) {
    const who = filter.whose === 'friendly' ? 'you' : 'opponent'
    const does = has(who, ['controlli', 'controlla'], context, bound.negated)
    return words(does, cards, bound.behind)
  }
  const inPlay = filter.in === undefined && filter.neighbourOf === undefined && 'in gioco'
  const is = bound.plural ? 'ci sono' : "c'è"
  return words(bound.negated && 'non', is, cards, inPlay, bound.behind)
}

/** "controlli creature di 3 o più casate diverse" */
export function controlsOf(filter: Filter, context: Telling, bound: Bound): string {
  const owned = filter.whose === 'friendly' || filter.whose === 'enemy'
  const cards = kind(filter, context, 'none', { plural: true, lying: true, unowned: owned }).with()
  const houses = `di ${bound.alone()} casate diverse`
  if (!owned) return words(bound.negated && 'non', 'ci sono in gioco', cards, houses)
  const who = filter.whose === 'friendly' ? 'you' : 'opponent'
  return words(has(who, ['controlli', 'controlla'], context, bound.negated), cards, houses)
}

/** "in questo turno hai giocato 3 o più creature", "in questo turno è stata distrutta una creatura amica" */
export function past({ happening, word, inTurn, bounds }: Past, context: Telling, not: boolean): string {
  const { what, by = 'you' } = happening
  const { participle, object, behind, passive, active } = word.past
  if (active && happening.by === undefined && typeof what === 'object' && bounds.exactly === 1) {
    const card = kind(what, context, 'un').with()
    return words(not && 'non', 'è la prima volta che', card, 'ha', active.it, 'in questo turno')
  }
  if (what === 'self' && bounds.atMost === 1) {
    const it = phrase('self', context)
    const used = agreed(o(participle.it), it.gender, false)
    return words(
      not ? 'non è' : 'è',
      'la prima volta che',
      it.with(),
      'è',
      agreed(o('stat'), it.gender, false),
      used,
      'in questo turno',
    )
  }
  const bound = boundOf(bounds, context, not)
  const cards =
    what === 'self'
      ? self(context)
      : what === 'host'
        ? kind({ type: 'creature' }, context, 'questo')
        : bound.cards(what ?? {}, context, {})
  const when =
    inTurn === 'thisTurn'
      ? 'in questo turno'
      : by === 'opponent'
        ? 'nel suo ultimo turno'
        : 'nel tuo ultimo turno'
  if (passive) {
    const { gender, plural } = cards
    const been = `${plural ? 'sono' : 'è'} ${agreed(o('stat'), gender, plural)} ${agreed(o(participle.it), gender, plural)}`
    return words(when, bound.negated && 'non', been, cards.with())
  }
  if (by === 'opponent' && object !== undefined) context.said.key = !not
  const did = has(by === 'opponent' ? 'opponent' : 'you', ['hai', 'ha'], context, bound.negated)
  const done = object === undefined ? cards.with() : not ? object.it.replace(/^una? /, 'nessuna ') : object.it
  const participio = /[aeiou]$/.test(participle.it) ? participle.it : `${participle.it}o`
  if (by === 'itsController') {
    const where = behind?.it.replace('tua', 'sua')
    return words('chi la controlla', bound.negated && 'non', 'ha', participio, done, where, when)
  }
  return words(did, participio, done, behind?.it, when)
}
