/** German: conditions, as subordinate clauses, whose verb comes last. */
import { words } from '@regelwerk/say'
import { type Determiner, type Phrase, pronounOf, type Subordinate, verbLast } from '@regelwerk/say/de'
import type { Amount, Condition, Filter } from '../../abilities.ts'
import { conditionWord } from '../../reading.ts'
import type { Bounds, Past } from '../../words/conditions/compared.ts'
import { holderOf, isOutside, type Telling, type Wording } from '../grammar.ts'
import { quantity } from './amounts.ts'
import { controller, du, kind, opponent, phrase, self } from './phrases.ts'
import { simple } from './words.ts'

/** "du 7 oder mehr Æmber hast", to stand behind "falls", "solange" and the like. */
export function condition(test: Condition, context: Telling, not = false): string {
  const said = conditionWord(test).say.de(test, context, not)
  return typeof said === 'string' ? said : verbLast(said)
}

/** Mentioned here, the opponent is "er" for the rest of the sentence. */
export function theOpponent(context: Telling): string {
  if (context.actor === 'you' && context.said.opponent) return pronounOf('m').in('nom')
  context.said.opponent = context.actor === 'you'
  return opponent(context).in('nom')
}

/** "du ... hast", "er ... hat", "dein Gegner ... hat": `verb` as of you and as of others. */
export function has(
  who: 'you' | 'opponent',
  [du_, er]: readonly [string, string],
  context: Telling,
): { subject: string; verb: string } {
  if (who === 'opponent') return { subject: theOpponent(context), verb: er }
  return { subject: du(context), verb: context.actor === 'you' ? du_ : er }
}

/** How an amount is bounded. */
export interface Bound {
  /** "7 oder mehr Æmber", "mehr Æmber" */
  mass(unit: string): string
  /** "3 oder mehr Kreaturen", "eine Kreatur" */
  cards(filter: Filter, context: Telling, wording: Wording): Phrase
  /** "3 oder mehr" */
  alone(): string
  plural: boolean
  /** Behind the verb: "als du". */
  behind?: string
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
    plural = true,
  ): Bound => ({
    mass,
    cards: (filter, t, wording) => kind(filter, t, determiner, { ...wording, plural }),
    alone: () => alone,
    plural,
  })
  const nicht = not ? 'nicht ' : ''
  if (moreThan !== undefined) {
    const holder = holderOf(moreThan)
    const than =
      holder === undefined
        ? plainly(moreThan, context)
        : holder === 'you'
          ? du(context)
          : opponent(context).in('nom')
    const said = bound((unit) => `${nicht}mehr ${unit}`, { count: `${nicht}mehr` }, `${nicht}mehr`)
    return { ...said, behind: `als ${than}` }
  }
  if (parity !== undefined) {
    const even = parity === 'even' ? 'gerade' : 'ungerade'
    const an = not ? 'keine' : 'eine'
    return bound(
      (unit) => `${an} ${even} Anzahl ${unit}`,
      { count: `${an} ${even} Anzahl` },
      `${nicht}${even}`,
    )
  }
  const same = exactly ?? (atLeast === atMost ? atLeast : undefined)
  if (same !== undefined) {
    const said = `${nicht}genau ${plainly(same, context)}`
    return bound((unit) => `${said} ${unit}`, { count: said }, said, same !== 1)
  }
  if (atMost !== undefined) {
    if (typeof atMost === 'number' && not) return boundOf({ atLeast: atMost + 1 }, context, false)
    if (atMost === 0) return bound((unit) => `kein ${unit}`, { ein: 'kein' }, '0')
    const said = `höchstens ${plainly(atMost, context)}`
    return bound((unit) => `${said} ${unit}`, { count: said }, said)
  }
  const least = atLeast ?? 1
  const n = plainly(least, context)
  if (not) {
    if (least === 1) return bound((unit) => `kein ${unit}`, { ein: 'kein' }, '0')
    return bound((unit) => `weniger als ${n} ${unit}`, { count: `weniger als ${n}` }, `weniger als ${n}`)
  }
  const said = `${n} oder mehr`
  if (least === 1) return bound((unit) => `${said} ${unit}`, { ein: 'ein' }, said, false)
  return bound((unit) => `${said} ${unit}`, { count: said }, said)
}

/** "du 3 oder mehr Kreaturen kontrollierst", "eine Karte auf deiner Hand liegt" */
export function controls(filter: Filter, context: Telling, bound: Bound): Subordinate {
  const owned = !isOutside(filter) && (filter.whose === 'friendly' || filter.whose === 'enemy')
  const cards = bound.cards(filter, context, { lying: true, unowned: owned })
  const behind = bound.behind !== undefined && { behind: bound.behind }
  if (owned) {
    const who = filter.whose === 'friendly' ? 'you' : 'opponent'
    return {
      ...has(who, ['kontrollierst', 'kontrolliert'], context),
      middle: cards.in('acc'),
      ...behind,
    }
  }
  if (filter.in === 'purged') {
    const { in: _, ...kind_ } = filter
    const those = bound.cards(kind_, context, {}).in('nom')
    return { subject: those, middle: 'verbannt', verb: bound.plural ? 'sind' : 'ist' }
  }
  const inPlay = filter.in !== undefined ? '' : filter.neighbourOf === undefined ? 'im Spiel' : 'da'
  const verb = isOutside(filter) ? (bound.plural ? 'liegen' : 'liegt') : bound.plural ? 'sind' : 'ist'
  return { subject: cards.in('nom'), middle: inPlay, verb, ...behind }
}

/** "du Kreaturen aus 3 oder mehr verschiedenen Fraktionen kontrollierst" */
export function controlsOf(filter: Filter, context: Telling, bound: Bound): Subordinate {
  const owned = filter.whose === 'friendly' || filter.whose === 'enemy'
  const cards = kind(filter, context, 'none', { plural: true, lying: true, unowned: owned })
  const houses = `aus ${bound.mass('verschiedenen Fraktionen')}`
  if (!owned) return { subject: cards.in('nom'), middle: `${houses} im Spiel`, verb: 'sind' }
  const who = filter.whose === 'friendly' ? 'you' : 'opponent'
  return {
    ...has(who, ['kontrollierst', 'kontrolliert'], context),
    middle: `${cards.in('acc')} ${houses}`,
  }
}

/** "du in diesem Zug 3 oder mehr Kreaturen gespielt hast", "in diesem Zug eine Kreatur zerstört wurde" */
export function past({ happening, word, inTurn, bounds }: Past, context: Telling, not: boolean): Subordinate {
  const { what, by = 'you' } = happening
  const { participle, object, behind, passive, active } = word.past
  if (active && happening.by === undefined && typeof what === 'object' && bounds.exactly === 1) {
    const subject = kind(what, context, { ein: 'ein' }).in('nom')
    const first = words('in diesem Zug', not && 'nicht', 'zum ersten Mal')
    return { subject, middle: first, end: active.de, verb: 'hat' }
  }
  const end = participle.de
  if (what === 'self' && bounds.atMost === 1) {
    const subject = phrase('self', context).in('nom')
    return { subject, middle: words('in diesem Zug', not && 'nicht', 'zum ersten Mal'), end, verb: 'wurde' }
  }
  const bound = boundOf(bounds, context, not)
  const cards: Phrase =
    what === 'self'
      ? self(context)
      : what === 'host'
        ? simple({ der: 'dies' }, 'creature')
        : bound.cards(what ?? {}, context, {})
  const when =
    inTurn === 'thisTurn'
      ? 'in diesem Zug'
      : by === 'opponent'
        ? 'in seinem letzten Zug'
        : 'in deinem letzten Zug'
  if (passive) {
    return { subject: cards.in('nom'), middle: when, end, verb: bound.plural && !not ? 'wurden' : 'wurde' }
  }
  if (by === 'opponent' && object !== undefined) context.said.key = !not
  const done = object === undefined ? cards.in('acc') : not ? `k${object.de}` : object.de
  if (by === 'itsController')
    return {
      subject: controller(context).in('nom'),
      middle: words(when, done, behind?.de.replace('deiner', 'seiner')),
      end,
      verb: 'hat',
    }
  const said = {
    ...has(by === 'opponent' ? 'opponent' : 'you', ['hast', 'hat'], context),
    middle: words(when, done, behind?.de),
  }
  // "dass du sie hast kämpfen lassen"
  return end.endsWith(' lassen') ? { ...said, behind: end } : { ...said, end }
}
