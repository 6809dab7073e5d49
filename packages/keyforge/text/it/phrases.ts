/** Italian: which cards, whose, how many. */
import { listed, unsaid, words } from '@regelwerk/say'
import {
  before,
  type Determiner,
  fixed,
  nobody,
  type Phrase,
  type Preposition,
  pronounOf,
  type Subject,
  simple,
} from '@regelwerk/say/it'
import type { Filter, Ref, Scope, Target, Targets, Who, Zone } from '../../abilities.ts'
import {
  type Describing,
  doneBefore,
  isOneOfThem,
  isWholeZone,
  type Noun,
  nounsOf,
  placedOnce,
  propertiesOf,
  type Referent,
  referentOf,
  remember,
  seenIn,
  type Telling,
  targetsOf,
  type Wording,
  zonesOf,
} from '../grammar.ts'
import { type Adjective, agreed, e, nouns, o } from './words.ts'

// ---- players

const yours = ({ actor }: Telling): 'tu' | 'su' => (actor === 'you' ? 'tu' : 'su')

/** "il tuo avversario"; of another player "il suo avversario", and of the opponent you. */
export const opponent = (context: Telling): Phrase =>
  context.actor === 'opponent'
    ? { with: (preposition) => words(preposition, 'te'), gender: 'm', plural: false }
    : person(`${yours(context)}o avversario`)

const person = (text: string): Phrase => ({
  with: (preposition) => before('il', text, 'm', false, preposition),
  gender: 'm',
  plural: false,
})

/** Who was just spoken of: the verb tells. */
const lui: Phrase = {
  with: (preposition) => (preposition ? `${preposition} lui` : ''),
  gender: 'm',
  plural: false,
}

export function player(who: Who, context: Telling): Subject {
  switch (who) {
    case 'you':
      return 'you'
    case 'opponent': {
      if (context.actor === 'opponent') return 'you'
      if (context.said.opponent) return lui
      context.said.opponent = true
      return opponent(context)
    }
    case 'eachPlayer':
      return fixed('ogni giocatore')
    case 'itsController':
      return fixed('chi la controlla')
    case 'itsOwner':
      return person('suo proprietario')
    case 'itsOpponent':
      return fixed("l'avversario di chi la controlla")
    case 'active':
      return person('giocatore attivo')
    case 'any':
      return fixed('un giocatore')
    default:
      return unsaid(who, 'it')
  }
}

export const actorOf = (context: Telling): Subject => {
  const { actor, said } = context
  if (actor === 'you') return 'you'
  if (said.actor) return lui
  if (actor !== 'opponent') return player(actor, context)
  return said.opponent ? lui : player('opponent', { ...context, actor: 'you' })
}

// ---- filters

interface ZoneName {
  gender: 'm' | 'f'
  plural?: true
  name: string
}

const zoneNames: Readonly<Record<Exclude<Zone, 'play' | 'under' | 'purged'>, ZoneName>> = {
  hand: { gender: 'f', name: 'mano' },
  discard: { gender: 'f', name: 'pila degli scarti' },
  deck: { gender: 'm', name: 'mazzo' },
  archives: { gender: 'm', plural: true, name: 'archivi' },
}

const possessives = {
  tu: { m: 'tuo', f: 'tua', pl: 'tuoi' },
  su: { m: 'suo', f: 'sua', pl: 'suoi' },
} as const

/** "la tua mano", "nel mazzo del tuo avversario" */
export function zoneIn(
  where: keyof typeof zoneNames,
  whose: Filter['whose'],
  context: Telling,
  preposition?: Preposition,
  every_ = false,
): string {
  const { gender, plural = false, name } = zoneNames[where]
  const withArticle = (text: string): string => before('il', text, gender, plural, preposition)
  if (whose === 'any' && every_) return withArticle(`${name} di ogni giocatore`)
  if (whose === 'any') {
    if (plural) return words(preposition, `${name} qualsiasi`)
    return before('un', `${name} qualsiasi`, gender, false, preposition)
  }
  const own = (of: 'tu' | 'su'): string => withArticle(`${possessives[of][plural ? 'pl' : gender]} ${name}`)
  if (whose !== 'enemy') return own(yours(context))
  if (context.actor === 'opponent') return own('tu')
  return withArticle(`${name} ${opponent(context).with('di')}`)
}

function placed(where: Zone, filter: Filter, context: Telling, lying: boolean, all_: boolean): string {
  if (where === 'play') return lying ? 'in gioco' : 'dal gioco'
  if (where === 'under') return self(context).with('sotto a')
  if (where === 'purged') return ''
  return zoneIn(where, filter.whose, context, lying ? 'in' : 'da', all_)
}

/** "dalla tua mano e dai tuoi archivi"; `lying`: "nella tua pila degli scarti". */
export function place({ filter, telling, lying = false, plural, every: all }: Describing): string {
  return listed(
    zonesOf(filter).map((where) => placed(where, filter, telling, lying, all === true)),
    plural || all ? 'e' : 'o',
  )
}

/** The words of one property: before the noun, behind it, or among what it has. */
export interface FilterWords {
  before?: Adjective
  /** Right behind the noun: "Marte", "Gigante". */
  kind?: string
  after?: Adjective
  behind?: string | false
  having?: string
}

/** The filter with a determiner: "un'altra creatura Marte nemica danneggiata con potenza 3 o meno". */
export function kind(
  filter: Filter,
  context: Telling,
  determiner: Determiner,
  wording: Wording = {},
  more: { before?: readonly Adjective[]; after?: readonly Adjective[]; behind?: string } = {},
): Phrase {
  const { plural = false, any } = wording
  const all = !any && (plural || determiner === 'ogni' || determiner === 'il')
  const of: Describing = { ...wording, filter, telling: context, every: all }
  const said = propertiesOf(filter).map(([word, value]) => word.say.it(value, of))
  const names = wording.noun ? [wording.noun] : nounsOf(filter)
  const first = said.findIndex((one) => one.having)
  const behindIt = (list: readonly FilterWords[]): (string | false | undefined)[] =>
    list.map((one) => one.behind)
  const tail = words(
    ...behindIt(first < 0 ? said : said.slice(0, first)),
    listed(
      said.flatMap((one) => one.having || []),
      'e',
    ),
    ...behindIt(first < 0 ? [] : said.slice(first)),
    more.behind,
  )
  const noun = (name: Noun): string => {
    const { gender, one, more: several } = nouns[name]
    const agree = (list: readonly (Adjective | undefined)[]): string[] =>
      list.flatMap((adjective) => (adjective ? [agreed(adjective, gender, plural)] : []))
    return words(
      ...agree([...(more.before ?? []), ...said.map((one_) => one_.before)]),
      plural ? several : one,
      ...said.map((one_) => one_.kind),
      ...agree([...said.map((one_) => one_.after), ...(more.after ?? [])]),
    )
  }
  const [main] = names
  return {
    with: (preposition) =>
      words(
        listed(
          names.map((name) => before(determiner, noun(name), nouns[name].gender, plural, preposition)),
          all ? 'e' : 'o',
        ),
        tail,
      ),
    gender: nouns[main ?? 'card'].gender,
    plural,
  }
}

/** "una creatura", "un'altra creatura amica" */
export const some = (filter: Filter, context: Telling, wording?: Wording): Phrase =>
  isOneOfThem(filter)
    ? fixed(context.said.taken ? 'una delle altre' : 'una di quelle carte', 'f')
    : kind(filter, context, 'un', wording)

/** "creature", "altre creature amiche" */
export const such = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, 'none', { ...wording, plural: true })

/** "le creature": all of them. */
export const all = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, 'il', { ...wording, plural: true })

export const every = (filter: Filter, context: Telling, wording: Wording = {}): Phrase =>
  kind(filter, context, 'ogni', { ...wording, every: true })

// ---- targets

export const self = ({ self: { noun, plural } }: Telling): Phrase => simple('questo', nouns[noun], plural)

export const demonstrative = (referent: Referent, context: Telling): Phrase =>
  referent === context.self ? self(context) : simple('quel', nouns[referent.noun], referent.plural)

/** A card as it is counted on: "quella creatura". */
export const demonstrated = (ref: Ref, context: Telling): Phrase =>
  ref === 'doneTo' ? doneCreature(context) : demonstrative(referentOf(ref, context), context)
export const thatOne = (context: Telling): Phrase => demonstrated('it', context)

/** "la" as an object, "su di essa" behind a preposition. */
const pronoun = (name: Noun, plural: boolean): Phrase => {
  const { gender } = nouns[name]
  const essa = agreed(o('ess'), gender, plural)
  const behind = (preposition: Preposition): string => (preposition === 'su' ? 'su di' : preposition)
  return {
    ...pronounOf(nouns[name], plural),
    with: (preposition) => (preposition ? `${behind(preposition)} ${essa}` : ''),
  }
}

const again = (referent: Referent, context: Telling): Phrase =>
  context.said.near && context.said.it === referent
    ? pronoun(referent.noun, referent.plural)
    : demonstrative(referent, context)

export function phrase(targets: Targets, context: Telling): Phrase {
  const list = targetsOf(targets)
  if (list.length > 1) {
    const said = placedOnce(list).map((target) => phrase(target, context))
    remember(targets, context)
    return {
      with: (preposition) =>
        listed(
          said.map((one_) => one_.with(preposition)),
          'e',
        ),
      gender: said.every(({ gender }) => gender === 'f') ? 'f' : 'm',
      plural: true,
    }
  }
  const [target] = list as [Target]
  const referent = referentOf(target, context)
  const said = one(target, referent, context)
  remember(target, context)
  return said
}

const opposing = simple('il', nouns.creature, false, 'oppost')
const attacked = simple('il', nouns.creature, false, 'attaccat')
const scelta = simple('il', nouns.creature, false, 'scelt')

/** "la creatura archiviata" */
const doneCreature = (context: Telling): Phrase => {
  const participle = agreed(doneBefore(context, 'it').word.it, 'f', false)
  return {
    with: (preposition) => before('il', `creatura ${participle}`, 'f', false, preposition),
    gender: 'f',
    plural: false,
  }
}

function one(target: Target, referent: Referent, context: Telling): Phrase {
  switch (target) {
    case 'self':
      return referent === context.said.it ? again(referent, context) : self(context)
    case 'it':
    case 'triggering':
      return again(referent, context)
    case 'host': {
      const near = context.said.near && context.said.it?.noun === 'creature'
      return near ? pronoun('creature', false) : simple('questo', nouns.creature)
    }
    case 'granter':
      return fixed(context.card.it ?? context.card.en, nouns[referent.noun].gender)
    case 'opposing':
      return context.said.near && context.said.it?.opposing ? pronoun('creature', false) : opposing
    case 'attacked':
      return attacked
    case 'firstChosen':
      return scelta
    case 'doneTo':
      return doneCreature(context)
    case 'candidate':
      return pronoun('creature', false)
  }
  if ('choose' in target) return chosen(target, context)
  if ('each' in target) {
    const { each, except } = target
    if (isWholeZone(each) && zonesOf(each).join() === 'hand') {
      return {
        with: (preposition) => zoneIn('hand', each.whose, context, preposition),
        gender: 'f',
        plural: false,
      }
    }
    if (isOneOfThem(each)) {
      if (!context.said.taken) return simple('quel', nouns.card, true)
      return {
        with: (preposition) => before('il', 'altre', 'f', true, preposition),
        gender: 'f',
        plural: true,
      }
    }
    const those = every(each, context)
    if (!except) return those
    const spared = one(except, referent, context).with()
    return { ...those, with: (preposition) => `${those.with(preposition)} tranne ${spared}` }
  }
  if ('most' in target) return extreme('più', target.most, target.of, context)
  if ('least' in target) return extreme('meno', target.least, target.of, context)
  if ('neighboursOf' in target) {
    const of = cardNamed(target.neighboursOf, context).with('di')
    return { with: (preposition) => words(preposition, `ogni vicina ${of}`), gender: 'f', plural: false }
  }
  if ('random' in target) {
    const { random, n = 1 } = target
    const how = { after: [invariable('a caso')] }
    return n === 1
      ? kind(random, context, 'un', {}, how)
      : kind(random, context, { count: `${n}` }, { plural: true }, how)
  }
  if ('top' in target) return topCards(target, context)
  return unsaid(target, 'it')
}

/** A card where a pronoun would not say which. */
function cardNamed(ref: Ref, context: Telling): Phrase {
  switch (ref) {
    case 'self':
      return self(context)
    case 'host':
      return simple('questo', nouns.creature)
    case 'opposing':
      return context.said.it?.opposing ? simple('quel', nouns.creature) : opposing
    case 'attacked':
      return attacked
    case 'firstChosen':
      return scelta
    case 'granter':
      return fixed(context.card.it ?? context.card.en)
    default:
      return demonstrated(ref, context)
  }
}

function topCards({ top, of = 'you', in: pile }: Extract<Target, { top: number }>, context: Telling): Phrase {
  const rest = top === 1 ? 'prima carta' : `prime ${top} carte`
  const deck = pile
    ? zoneIn('discard', of === 'opponent' ? 'enemy' : undefined, context, 'di')
    : theirDeck(of, context)
  return {
    with: (preposition) => words(before('il', rest, 'f', top > 1, preposition), deck),
    gender: 'f',
    plural: top > 1,
  }
}

/** "del tuo mazzo", "del mazzo di ogni giocatore" */
function theirDeck(who: Who, context: Telling): string {
  if (who === 'you') return zoneIn('deck', undefined, context, 'di')
  if (who === 'opponent') return zoneIn('deck', 'enemy', context, 'di')
  const subject = player(who, context)
  return subject === 'you' ? 'del tuo mazzo' : `del mazzo ${subject.with('di')}`
}

const potente = e('potent')

const extreme = (how: 'più' | 'meno', n: number, of: Filter, context: Telling): Phrase => {
  const many = n > 1
  const behind = `${how} ${agreed(potente, 'f', many)}`
  return kind(
    of,
    context,
    'il',
    { plural: many },
    many ? { before: [invariable(`${n}`)], behind } : { behind },
  )
}

export const invariable = (text: string): Adjective => [text, text, text, text]

/** The one card under the bearer. */
const isUnder = (filter: Filter): boolean => isWholeZone(filter) && filter.in === 'under'

function chosen(target: Extract<Target, { choose: Filter }>, context: Telling): Phrase {
  const { choose: filter, n = 1, upTo, perHouse, totalPower } = target
  if (perHouse) return kind(filter, context, 'un', {}, { behind: 'di ogni casata' })
  if (totalPower) {
    const behind = `con potenza totale ${totalPower} o più`
    return kind(filter, context, { count: 'un qualsiasi numero di' }, { plural: true }, { behind })
  }
  if (n === 'any') return kind(filter, context, { count: 'un qualsiasi numero di' }, { plural: true })
  if (typeof n === 'object' && 'part' in n) {
    const share = n.part === 2 ? 'metà' : 'un terzo'
    const rounded = `(arrotondat${n.part === 2 ? 'a' : 'o'} per ${n.up ? 'eccesso' : 'difetto'})`
    const those = all(filter, context).with('di')
    return { with: (preposition) => words(preposition, share, those, rounded), gender: 'f', plural: true }
  }
  if (typeof n === 'object') return some(filter, context)
  if (isUnder(filter)) return kind(filter, context, 'il')
  if (upTo) return kind(filter, context, { count: `fino a ${n}` }, { plural: n > 1 })
  return n === 1 ? some(filter, context) : kind(filter, context, { count: `${n}` }, { plural: true })
}

/** Whose hand, deck or archives the card goes to: "nella tua mano", "nella mano del suo proprietario". */
export function theirs(
  targets: Targets,
  context: Telling,
  where: 'hand' | 'deck' | 'archives',
  preposition?: Preposition,
): string {
  const list = targetsOf(targets)
  const referents = list.map((target) => referentOf(target, context))
  if (referents.every((referent) => referent.yours) && !context.granted)
    return zoneIn(where, undefined, context, preposition)
  if (list.every(seenIn)) {
    const { gender: g, plural: p = false, name: n } = zoneNames[where]
    return before('quel', n, g, p, preposition)
  }
  const [first] = list
  const single =
    list.length === 1 && (!referents[0]?.plural || (typeof first === 'object' && 'each' in first))
  const { gender, plural = false, name } = zoneNames[where]
  const owner = single ? 'del suo proprietario' : 'dei rispettivi proprietari'
  return before('il', `${name} ${owner}`, gender, plural, preposition)
}

/** "ciascuna di quelle carte", "ciascuno di quegli artefatti" */
export const eachOfThose = ({ noun: name }: Referent): string =>
  `${agreed(o('ciascun'), nouns[name].gender, false)} ${simple('quel', nouns[name], true).with('di')}`

/** Whom a constant ability is about. */
export const subjectOf = (to: Scope, context: Telling): Phrase =>
  typeof to === 'object' ? every(to, context) : phrase(to, context)

/** You, whom the verb tells. */
export const tu: Phrase = nobody

/** "una carta Selvaggi", "fino a 2 altre carte Marte", "creature amiche" */
export const limited = (filter: Filter, n: number | undefined, context: Telling): string => {
  if (n === undefined) return such(filter, context).with()
  if (n === 1) return some(filter, context).with()
  return kind(filter, context, { count: `fino a ${n}` }, { plural: true }).with()
}
