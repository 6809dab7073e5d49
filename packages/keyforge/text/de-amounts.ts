/** German: how much and how many. */
import { cannotSay, subordinate, unsaid, words } from '@regelwerk/say'
import { type Case, formOf, phraseOf, pronounOf, relative } from '@regelwerk/say/de'
import type { Amount, Target, Verb } from '../abilities.ts'
import { demonstrative, du, every, kind, opponent, self, your, zoneIn } from './de-phrases.ts'
import { AMBER, formIn, nouns } from './de-words.ts'
import {
  allButOwn,
  aside,
  type Context,
  type CountedAmount,
  isWhole,
  type Noun,
  referentOf,
  sameSummand,
  selfIsNear,
} from './grammar.ts'

export interface Quantity {
  /** "2 Æmber": for a number, or for each of what `per` says. */
  n: string
  /** "für jede befreundete Kreatur"; a subordinate clause in it ends with its comma. */
  per?: string
  equal?: string
}

const participles: Partial<Record<Verb['do'], string>> = {
  archive: 'archiviert',
  capture: 'erbeutet',
  deal: 'zugefügt',
  destroy: 'zerstört',
  discard: 'abgelegt',
  draw: 'gezogen',
  exhaust: 'erschöpft',
  gain: 'erhalten',
  heal: 'geheilt',
  lose: 'verloren',
  purge: 'verbannt',
  putOnDeck: 'auf das Deck gelegt',
  return: 'zurückgeschickt',
  reveal: 'aufgedeckt',
  sacrifice: 'geopfert',
  shuffleIntoDeck: 'ins Deck gemischt',
  steal: 'gestohlen',
  stun: 'betäubt',
}

/** What was done: "Schaden", "Æmber" or the cards it was done to. */
export function doneThing(context: Context): { what: 'damage' | 'amber' | Noun; participle: string } {
  const { done } = context.said
  const participle = done && participles[done.do]
  if (!done || !participle) throw cannotSay(done ?? 'done', 'de', 'nothing was done before')
  if (['lose', 'steal', 'gain', 'capture'].includes(done.do)) return { what: 'amber', participle }
  if (done.do === 'heal' || done.do === 'deal') return { what: 'damage', participle }
  return { what: done.noun, participle }
}

const way = (participle: string): string => `auf diese Weise ${participle}`

/** What is counted, behind "für". */
function counting(n: CountedAmount, context: Context): string {
  if ('each' in n) return aside(context, () => every(n.each, context, { lying: true }).in('acc'))
  if ('amber' in n) return `jedes ${AMBER} ${amberAt(n.amber, context)}`
  if ('keys' in n) {
    if (n.keys === 'yoursUnforged') return `jeden ${your(context, 'gen', 'pl')} ungeschmiedeten Schlüssel`
    return `jeden geschmiedeten Schlüssel ${opponent(context).in('gen')}`
  }
  if ('cardsIn' in n) {
    const where = n.cardsIn === 'yourHand' ? 'auf' : 'in'
    const zone = zoneIn(n.cardsIn === 'yourHand' ? 'hand' : 'archives', undefined, context, 'dat')
    return `jede Karte ${where} ${zone}`
  }
  if ('excess' in n) {
    const [you, other] = [du(context), opponent(context).in('nom')]
    const verb = you === 'du' ? 'kontrollierst' : 'kontrolliert'
    return n.excess === 'yours'
      ? `jede Kreatur${subordinate(`die ${you} mehr ${verb} als ${other}`)}`
      : `jede Kreatur${subordinate(`die ${other} mehr kontrolliert als ${you}`)}`
  }
  if ('done' in n) {
    const { what, participle } = doneThing(context)
    if (what === 'damage') return `jeden ${way(participle)}en Schaden`
    if (what === 'amber') return `jedes ${way(participle)}e ${AMBER}`
    return kind({}, context, { der: 'jed' }, { noun: what }, [way(participle)]).in('acc')
  }
  if ('doneToYours' in n) {
    const { what, participle } = doneThing(context)
    const noun = what === 'damage' || what === 'amber' ? 'card' : what
    const him = context.actor === 'you' ? 'dir' : 'ihm'
    const thing =
      n.doneToYours === 'controlled'
        ? kind({}, context, { der: 'jed' }, { noun }, [`von ${him} kontrolliert`]).in('acc')
        : `${kind({}, context, { der: 'jed' }, { noun }).in('acc')} in ${your(context, 'dat', 'm')} Besitz`
    return `${thing}${subordinate(`${relative.nom[formOf(nouns[noun])]} ${way(participle)} wurde`)}`
  }
  if ('traits' in n) return `jedes Merkmal ${demonstrative(referentOf(n.traits, context), context).in('gen')}`
  if ('armorLost' in n) return 'jeden auf diese Weise verlorenen Punkt Rüstung'
  if ('enemiesDestroyed' in n) {
    const fight = n.enemiesDestroyed === 'inFightThisTurn' ? ' in einem Kampf' : ''
    return `jede feindliche Kreatur${subordinate(`die in diesem Zug${fight} zerstört wurde`)}`
  }
  return unsaid(n, 'de')
}

/** "in deinem Vorrat", "auf dieser Kreatur" */
function amberAt(where: Extract<Amount, { amber: unknown }>['amber'], context: Context): string {
  switch (where) {
    case 'yours':
      return `in ${your(context, 'dat', 'm')} Vorrat`
    case 'opponents':
      return context.actor === 'opponent' ? 'in deinem Vorrat' : `im Vorrat ${opponent(context).in('gen')}`
    case 'self':
      return `auf ${(selfIsNear(context) ? pronounOf(formIn(context.self)) : self(context)).in('dat')}`
    case 'it':
    case 'target':
      return `auf ${pronounOf(formOf(nouns[referentOf('it', context).noun])).in('dat')}`
    default:
      return unsaid(where, 'de')
  }
}

/** So much of something; `unit` is '' where only "für jede ..." is wanted. */
export function amount(n: Amount, context: Context, unit: string | ((n: number) => string)): Quantity {
  const of = (k: number): string => (typeof unit === 'string' ? words(`${k}`, unit) : unit(k))
  const bare = typeof unit === 'string' ? unit : ''
  if (typeof n === 'number') return { n: of(n) }
  if (!isWhole(n)) {
    const times = 'times' in n ? (n.times ?? 1) : 1
    return { n: of(times), per: `für ${counting(n, context)}` }
  }
  if ('powerOf' in n) {
    const cards = aside(context, () => kind(n.powerOf, context, { der: 'der' }, { plural: true }).in('gen'))
    const equal = `in Höhe der kombinierten Stärke ${cards}`
    return { n: words(bare, equal), equal }
  }
  if ('ofEvent' in n) return { n: words('ebenso viel', bare), equal: 'in derselben Höhe' }
  if ('allBut' in n) return { n: `alle ${bare} ${opponent(context).in('gen')} bis auf ${n.allBut}` }
  if ('half' in n) return { n: `die Hälfte ${your(context, 'gen', 'n')} ${bare}s (abgerundet)` }
  const kept = allButOwn(n)
  if (kept !== undefined) return { n: `alle ${your(context, 'nom', 'pl')} ${bare} bis auf ${kept}` }
  if ('minus' in n) {
    const [a, b] = n.minus.map((part) => amount(part, context, unit))
    return { n: words(a.per, a.n, 'abzüglich', b.n, b.per) }
  }
  const repeated = sameSummand(n)
  if (repeated) return { ...amount(repeated.n, context, unit), n: of(repeated.times) }
  if ('plus' in n) {
    const [a, second] = n.plus
    const less = typeof second === 'object' && 'times' in second && (second.times ?? 1) < 0
    const b = amount(less ? { ...second, times: -(second.times ?? 1) } : second, context, unit)
    const first = amount(a, context, unit)
    const more = words(b.n, b.per)
    const n_ = words(first.per, first.n)
    return { n: less ? `${n_}${subordinate(`verringert um ${more}`)}` : `${n_} plus ${more}` }
  }
  return unsaid(n, 'de')
}

/** "3 Æmber", "für jede befreundete Kreatur 1 Æmber" */
export const quantity = (n: Amount, context: Context, unit: string | ((n: number) => string)): string => {
  const said = amount(n, context, unit)
  return words(said.per, said.n)
}

/** "Schaden in Höhe der Anzahl der auf diese Weise aufgedeckten Karten": all at once, not to be divided. */
export function equalTo(n: Amount, context: Context, unit: string): string {
  if (typeof n === 'number') return `${n} ${unit}`
  if (isWhole(n)) return quantity(n, context, unit)
  const said = total(n, context)
  if (said === undefined) return quantity(n, context, unit)
  const times = ('times' in n && n.times) || 1
  return words(unit, 'in Höhe', times > 1 && `des ${times}-Fachen`, said)
}

/** In the genitive: "der Anzahl der befreundeten Kreaturen", "des auf diese Weise geheilten Schadens". */
function total(n: CountedAmount, context: Context): string | undefined {
  const gen: Case = 'gen'
  if ('each' in n) {
    const cards = aside(context, () =>
      kind(n.each, context, { der: 'der' }, { plural: true, lying: true }).in(gen),
    )
    return `der Anzahl ${cards}`
  }
  if ('amber' in n) return `des ${AMBER}s ${amberAt(n.amber, context)}`
  if ('done' in n) {
    const { what, participle } = doneThing(context)
    if (what === 'damage') return `des ${way(participle)}en Schadens`
    if (what === 'amber') return `des ${way(participle)}en ${AMBER}s`
    return `der Anzahl ${phraseOf({ der: 'der' }, nouns[what], { plural: true, adjectives: [way(participle)] }).in(gen)}`
  }
  return undefined
}

/** Where as many cards are chosen as an amount says: "für jeden geschmiedeten Schlüssel deines Gegners". */
export function perChosen(targets: readonly Target[], context: Context): { per?: string; behind?: string } {
  const [target] = targets
  if (typeof target !== 'object' || !('choose' in target) || typeof target.n !== 'object') return {}
  const { per, equal } = amount(target.n, context, '')
  const said = per ?? equal
  return {
    ...(said && { per: said }),
    ...(!target.repeated && { behind: subordinate('jedes Mal eine andere') }),
  }
}
