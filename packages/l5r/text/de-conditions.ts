/** German: conditions, all of them subordinate clauses with the verb at the end. */
import { adverb, clause, type Lead, listed, same, subordinate, unsaid, words } from '@regelwerk/say'
import { before, type Case, type Determiner, type Form, type Phrase } from '@regelwerk/say/de'
import type { Condition, Filter, Subject } from '../abilities.ts'
import { amountHad, bounded, kind, phrase, self, some, value, verstärkungen } from './de-phrases.ts'
import { conflictAdjective, elementPrefix, ofElement, phaseName, skillNames } from './de-words.ts'
import { afresh, aside, type ConflictSpec, type Context, isOutside } from './grammar.ts'
import { traitName } from './traits.ts'

/** "angreift", of more than one "angreifen" */
const finite = (form: Form, one: string, more: string): string => (form === 'pl' ? more : one)

// ---- what a card is

/** "alleine angreift", "geehrt ist", "mindestens 2 Verstärkungen hat" */
function predicate(filter: Filter, form: Form, context: Context, negated = false): string {
  const { participating, attacking, defending, alone, home, bowed, status, trait, fate, ...rest } = filter
  const { attachments, military, political, glory, cost, in: where, ...kindOf } = rest
  const not = negated ? 'nicht ' : ''
  const is = finite(form, 'ist', 'sind')
  const has = finite(form, 'hat', 'haben')
  const isKind = (one: Filter): string =>
    kind({ type: 'character', ...one }, context, { ein: negated ? 'kein' : 'ein' }).in('nom')
  const said: string[] = []
  const lonely = alone ? 'alleine ' : ''
  if (participating !== undefined) {
    const side = alone ? 'auf seiner Seite alleine ' : ''
    const no = participating === negated ? 'nicht ' : ''
    said.push(`${side}${no}an einem Konflikt ${finite(form, 'teilnimmt', 'teilnehmen')}`)
  }
  if (attacking) said.push(`${not}${lonely}${finite(form, 'angreift', 'angreifen')}`)
  if (defending) said.push(`${not}${lonely}${finite(form, 'verteidigt', 'verteidigen')}`)
  if (home) said.push(`sich ${not}in der Heimatzone ${finite(form, 'befindet', 'befinden')}`)
  if (bowed !== undefined) said.push(`${not}${bowed ? 'gebeugt' : 'spielbereit'} ${is}`)
  if (status === 'any') said.push(`${negated ? 'keinen' : 'einen'} Statusmarker ${has}`)
  else if (status) {
    said.push(`${not}${{ honored: 'geehrt', dishonored: 'entehrt', none: 'gewöhnlich' }[status]} ${is}`)
  }
  if (typeof trait === 'string') said.push(`${not}das Merkmal ${traitName(trait, 'de')} ${has}`)
  if (where === 'play') said.push(`${not}im Spiel ${is}`)
  else if (where !== undefined) said.push(`${isKind({ ...kindOf, in: where })} ${is}`)
  else if (Object.keys(kindOf).some((key) => key !== 'type')) {
    said.push(`${isKind(kindOf)} ${is}`)
  }
  if (fate) said.push(`${had(fate, negated, 'kein Schicksal', () => 'Schicksal')} ${has}`)
  if (attachments) said.push(`${had(attachments, negated, 'keine Verstärkungen', verstärkungen)} ${has}`)
  for (const [key, range] of Object.entries({ military, political, glory, cost })) {
    if (range === undefined) continue
    const what = key as keyof typeof skillNames
    const [name] = skillNames[what]
    const article = what === 'glory' ? 'einen ' : what === 'cost' ? '' : 'eine '
    const number = bounded(what, range) ?? kind({ [key]: range }, context, 'none').in('nom')
    said.push(`${not}${article}${name} von ${number} ${has}`)
  }
  return listed(said, 'und')
}

function had(
  range: NonNullable<Filter['fate']>,
  negated: boolean,
  none: string,
  what: (n: number) => string,
): string {
  if (range.max === 0) return negated ? `mindestens 1 ${what(1)}` : none
  if (negated && range.min === 1 && range.max === undefined) return none
  return `${negated ? 'nicht ' : ''}${amountHad(range, what)}`
}

function holdsOf(subject: Subject, filter: Filter, context: Context, negated: boolean): string {
  const who = phrase(subject, context)
  return `${who.in('nom')} ${predicate(filter, who.form, context, negated)}`
}

function there(test: Extract<Condition, { there: Filter }>, context: Context, negated: boolean): string {
  const { there: filter, atLeast = 1, atMost } = test
  const { whose } = filter
  const inPlay = !isOutside(filter)
  const bare: Filter = inPlay ? { ...filter, whose: 'any' } : filter
  const exactly = atMost !== undefined && same(atLeast, atMost)
  const counted = (count: string, plural: boolean, c: Case): string =>
    kind(bare, context, { count }, { plural }).in(c)
  const what = (c: Case): string => {
    if (negated || atMost === 0) return kind(bare, context, { ein: 'kein' }).in(c)
    if (exactly) return counted(`genau ${value(atLeast, context)}`, atLeast !== 1, c)
    if (atMost !== undefined && atLeast === 1) {
      return counted(`höchstens ${value(atMost, context)}`, atMost !== 1, c)
    }
    if (atLeast === 1) return some(bare, context).in(c)
    return counted(`mindestens ${value(atLeast, context)}`, true, c)
  }
  const plural = !negated && atMost !== 0 && (exactly ? atLeast !== 1 : atLeast !== 1)
  return aside(context, () => {
    if (inPlay && whose === 'yours') return `du ${what('acc')} kontrollierst`
    if (inPlay && whose === 'opponents') return `dein Gegner ${what('acc')} kontrolliert`
    return `sich ${what('nom')}${inPlay ? ' im Spiel' : ''} ${plural ? 'befinden' : 'befindet'}`
  })
}

// ---- conflicts

/** "eines militärischen Konflikts gegen diese Provinz" */
export function conflict(spec: ConflictSpec, context: Context, determiner: Determiner, c: Case): string {
  const adjectives = spec.type ? [conflictAdjective[spec.type]] : []
  const prefix = spec.element ? `${elementPrefix[spec.element]}-` : ''
  const noun = `${prefix}${c === 'gen' ? 'Konflikts' : 'Konflikt'}`
  const who: Phrase | undefined = spec.host
    ? aside(context, () => phrase('host', afresh(context)))
    : spec.participating && aside(context, () => some(spec.participating ?? {}, afresh(context)))
  const at = spec.at && `gegen ${self(context).in('acc')}`
  const joins = who && subordinate(`an dem ${who.in('nom')} teilnimmt`)
  return `${words(before(determiner, adjectives, c, 'm'), noun, at)}${joins ?? ''}`
}

const selfParticipates = (spec: ConflictSpec): boolean => same(spec.participating, { self: true })

// ---- conditions

/** What holds: "du der Startspieler bist". */
export function condition(test: Condition, context: Context, negated = false): string {
  const not = negated ? 'nicht ' : ''
  if ('there' in test) return there(test, context, negated)
  if ('conflict' in test) {
    const ein: Determiner = { ein: negated ? 'kein' : 'ein' }
    return `gerade ${conflict(test.conflict, context, ein, 'nom')} abgehandelt wird`
  }
  if ('phase' in test) return `${not}die ${phaseName(test.phase)} läuft`
  if ('self' in test) return holdsOf('self', test.self, context, negated)
  if ('host' in test) return holdsOf('host', test.host, context, negated)
  if ('target' in test) return holdsOf('target', test.target, context, negated)
  if ('triggering' in test) return holdsOf('triggering', test.triggering, context, negated)
  if ('honor' in test) {
    if (test.by !== undefined) {
      const by = `mindestens ${test.by} Ehre mehr`
      return test.honor === 'more'
        ? `du ${not}${by} hast als dein Gegner`
        : `dein Gegner ${not}${by} hat als du`
    }
    return `du ${not}${test.honor === 'more' ? 'ehrenhafter' : 'weniger ehrenhaft'} bist als dein Gegner`
  }
  if ('bid' in test) {
    return `dein Ehregebot ${not}${test.bid === 'lower' ? 'niedriger' : 'höher'} ist als das deines Gegners`
  }
  if ('skillInConflict' in test) {
    return `du ${not}mehr ${skillNames[test.of][0]} im Konflikt hast als dein Gegner`
  }
  if ('gloryCount' in test) return `du ${negated ? 'keine' : 'eine'} Ruhmzählung gewinnst`
  if ('gloryInConflict' in test) {
    return `du unter den spielbereiten teilnehmenden Charakteren ${not}mehr Ruhm zählst als dein Gegner`
  }
  if ('favor' in test) {
    return test.favor === 'yours'
      ? `du die Kaiserliche Gunst ${not}hast`
      : `dein Gegner die Kaiserliche Gunst ${not}hat`
  }
  if ('ringClaimed' in test) {
    return `sich der Ring ${ofElement[test.ringClaimed]} ${not}in deinem Vorrat beanspruchter Ringe befindet`
  }
  if ('ringContested' in test) return `der Ring ${ofElement[test.ringContested]} ${not}umkämpft ist`
  if ('role' in test) return `du ${negated ? 'keine' : 'eine'} ${roleName(test.role)}-Rolle hast`
  if ('attackingPlayer' in test) return `du ${not}der angreifende Spieler bist`
  if ('defendingPlayer' in test) return `du ${not}der verteidigende Spieler bist`
  if ('conflictsDeclaredAgainstYou' in test) {
    const n = test.conflictsDeclaredAgainstYou
    return `dein Gegner in dieser Phase ${not}mindestens ${n} Konflikte gegen dich deklariert hat`
  }
  if ('firstConflict' in test) return `dies ${not}der ${firstConflict(test, 'nom')} ist`
  if ('conflictWonBy' in test) {
    return `der Konflikt ${not}mit einem Vorsprung von mindestens ${test.conflictWonBy} gewonnen worden ist`
  }
  if ('lostConflictThisPhase' in test) {
    return `du in dieser Phase ${negated ? 'keinen' : 'einen'} Konflikt verloren hast`
  }
  if ('cardsPlayedThisConflict' in test) {
    const n = test.cardsPlayedThisConflict
    return `du in diesem Konflikt ${negated ? 'noch nicht' : 'bereits'} mindestens ${n} Karten gespielt hast`
  }
  if ('moreCharacters' in test) return `dein Gegner ${not}mehr Charaktere kontrolliert als du`
  if ('moreHonored' in test) return `du ${not}mehr geehrte Charaktere kontrollierst als dein Gegner`
  if ('handSize' in test) return `du ${not}weniger Karten auf der Hand hast als dein Gegner`
  if ('firstPlayer' in test) return `du ${not}der Startspieler bist`
  if ('duelWon' in test) return `${phrase('self', context).in('nom')} das Duell ${not}gewinnt`
  if ('duelLost' in test) return `${phrase('self', context).in('nom')} das Duell ${not}verliert`
  if ('duelLoser' in test) return holdsOf('duelLoser', test.duelLoser, context, negated)
  if ('sameElementAsRole' in test) {
    return `${negated ? 'keines' : 'eines'} seiner Elemente das Element deiner Rolle ist`
  }
  if ('done' in test) return negated ? 'dies nicht möglich ist' : 'dies geschehen ist'
  if ('either' in test || 'both' in test) {
    const [parts, or] = 'either' in test ? [test.either, !negated] : [test.both, negated]
    return parts.map((part) => condition(part, context, negated)).join(or ? ' oder ' : ' und ')
  }
  if ('not' in test) return condition(test.not, context, !negated)
  return unsaid(test, 'de')
}

const firstConflict = (
  { firstConflict: which }: Extract<Condition, { firstConflict: unknown }>,
  c: Case,
): string => {
  const kinds = which === 'any' ? ['erst'] : ['erst', conflictAdjective[which]]
  return `${before('said', kinds, c, 'm')} ${c === 'gen' ? 'Konflikts' : 'Konflikt'} der Runde`
}

export const roleName = (role: Extract<Condition, { role: unknown }>['role']): string => traitName(role, 'de')

/** For an ability: "während eines Konflikts", "solange dieser Charakter angreift", "falls ...". */
export function given(test: Condition, context: Context): Lead {
  if ('conflict' in test && selfParticipates(test.conflict)) return whileParticipating(test.conflict, context)
  if ('conflict' in test) {
    return adverb(`während ${conflict(test.conflict, context, { ein: 'ein' }, 'gen')}`)
  }
  if ('phase' in test) return adverb(`während der ${phaseName(test.phase)}`)
  if ('firstConflict' in test) return adverb(`während des ${firstConflict(test, 'gen')}`)
  const lasts = 'self' in test || 'host' in test || 'attackingPlayer' in test || 'defendingPlayer' in test
  return clause(`${lasts && !context.trigger ? 'solange' : 'falls'} ${condition(test, context)}`)
}

function whileParticipating(spec: ConflictSpec, context: Context): Lead {
  const { participating: _, ...rest } = spec
  const who = phrase('self', context).in('nom')
  return clause(`solange ${who} an ${conflict(rest, context, { ein: 'ein' }, 'dat')} teilnimmt`)
}

/** For what holds all the time: "während jedes militärischen Konflikts", "solange ...". */
export function holds(test: Condition, context: Context): Lead {
  if ('conflict' in test && !selfParticipates(test.conflict)) {
    return { text: `während ${conflict(test.conflict, context, { der: 'jed' }, 'gen')}`, kind: 'duration' }
  }
  if ('phase' in test || 'firstConflict' in test) return { ...given(test, context), kind: 'duration' }
  if ('conflict' in test) return whileParticipating(test.conflict, context)
  return clause(`solange ${condition(test, context)}`)
}
