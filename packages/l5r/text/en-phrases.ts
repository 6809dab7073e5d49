/** English: nouns, cards and numbers. */
import { listed, many, same, unsaid, words } from '@regelwerk/say'
import { an, counted, it, type Phrase, phrase as simple, they } from '@regelwerk/say/en'
import type {
  Amount,
  Clan,
  Element,
  Filter,
  Period,
  Phase,
  Range,
  RingFilter,
  Skill,
  Subject,
  Zone,
} from '../abilities.ts'
import { clanNames } from '../clans.ts'
import { elementNames } from '../elements.ts'
import {
  afresh,
  alternatives,
  aside,
  type Context,
  type Counted,
  isCounted,
  isOneOfTwo,
  isOutside,
  isTheOne,
  type Noun,
  nounsOf,
  oneLess,
  paidWith,
  type Referent,
  referentOf,
  remember,
  zonesOf,
} from './grammar.ts'
import { traitName } from './traits.ts'

const skillName = (skill: Skill | 'glory' | 'cost'): string =>
  skill === 'glory' ? 'glory' : skill === 'cost' ? 'printed cost' : `${skill} skill`
export const elementName = (element: Element): string => elementNames[element].en.toLowerCase()
const clanName = (clan: Clan): string => clanNames[clan].en
const trait = (name: string): string => traitName(name, 'en')
export const phaseName = (phase: Phase): string => `the ${phase} phase`
export const periodName = (period: Period): string => `the ${period}`

// ---- where

const zoneNames: Readonly<Record<Exclude<Zone, 'play' | 'provinces'>, string>> = {
  hand: 'hand',
  dynastyDiscard: 'dynasty discard pile',
  conflictDiscard: 'conflict discard pile',
  dynastyDeck: 'dynasty deck',
  conflictDeck: 'conflict deck',
}

/** "in your hand", "from one of your opponent's discard piles" */
export function whereabouts(
  filter: Filter,
  plural: boolean,
  owner?: 'their' | 'your',
  way: 'in' | 'from' = 'in',
): string {
  const zones = zonesOf(filter)
  const whose =
    filter.whose === 'opponents'
      ? (owner ?? "your opponent's")
      : filter.whose === 'any'
        ? "a player's"
        : 'your'
  const among = (several: string): string =>
    plural ? `${way} ${whose} ${several}` : `${way} one of ${whose} ${several}`
  if (zones.length === 2 && zones.every((zone) => zone.endsWith('Discard'))) return among('discard piles')
  const placed = zones.map((zone) => {
    if (zone === 'play') return 'in play'
    if (zone !== 'provinces') return `${way} ${whose} ${zoneNames[zone]}`
    if (!filter.adjacent) return among('provinces')
    return `${way} ${plural ? 'adjacent provinces' : 'an adjacent province'}`
  })
  return listed(placed, 'or')
}

// ---- numbers

/** What an amount is, as a noun. */
export function value(n: Amount, context: Context): string {
  if (typeof n === 'number') return `${n}`
  if ('each' in n) return times(n, `the number of ${such(n.each, context)}`)
  if ('rings' in n) return times(n, `the number of ${rings(n.rings, true)}`)
  if ('fateOnRings' in n) return times(n, `the amount of fate on ${rings(n.fateOnRings, true)}`)
  if ('skill' in n)
    return aside(context, () => `the ${skillName(n.skill)} of ${phrase(n.of, afresh(context)).acc}`)
  if ('fateOn' in n)
    return aside(context, () => `the amount of fate on ${phrase(n.fateOn, afresh(context)).acc}`)
  if ('done' in n) return 'that number'
  if ('honorBid' in n) return n.honorBid === 'yours' ? 'your honor bid' : "your opponent's honor bid"
  if ('cardsInHand' in n) {
    return `the number of cards in ${n.cardsInHand === 'yours' ? 'your' : "your opponent's"} hand`
  }
  if ('provinces' in n) return 'the number of facedown provinces you control'
  if ('highest' in n) return `the highest ${skillName(n.highest)} among ${such(n.among, context)}`
  if ('minus' in n) return `${value(n.minus[0], context)} minus ${value(n.minus[1], context)}`
  return unsaid(n, 'en')
}

const times = ({ times: by = 1 }: Counted, what: string): string =>
  by === 1 ? what : by === 2 ? `twice ${what}` : `${by} times ${what}`

/** "for each holding you control" */
export function perEach(n: Counted, context: Context): string {
  if ('each' in n) return `for ${every(n.each, context)}`
  if ('rings' in n) return `for each ${rings(n.rings, false)}`
  return `for each fate on ${rings(n.fateOnRings, true)}`
}

/** "2 fate", "that much fate", "1 fate for each ..." */
export function quantity(n: Amount, context: Context, what: string): string {
  if (typeof n === 'number') return `${n} ${what}`
  if (isCounted(n)) return `${n.times ?? 1} ${what} ${perEach(n, context)}`
  return 'done' in n ? `that much ${what}` : `${what} equal to ${value(n, context)}`
}

/** "2 cards", "1 card for each ..." */
export function cards(n: Amount, context: Context, noun = 'card'): string {
  if (typeof n === 'number') return counted(n, noun)
  if (isCounted(n)) return `${counted(n.times ?? 1, noun)} ${perEach(n, context)}`
  return 'done' in n ? `that many ${noun}s` : `a number of ${noun}s equal to ${value(n, context)}`
}

/** "military skill 2 or lower", "lower glory than this character" */
function range(
  what: 'military' | 'political' | 'glory' | 'cost',
  { min, max }: Range,
  context: Context,
): string {
  const name = skillName(what)
  if (typeof max === 'number' && typeof min === 'number') {
    return min === max ? `${name} ${min}` : `${name} ${min} to ${max}`
  }
  if (max === 0) return `${name} 0`
  if (typeof max === 'number') return `${name} ${max} or lower`
  if (typeof min === 'number') return `${name} ${min} or higher`
  if (max !== undefined) {
    const less = oneLess(max)
    if (less !== undefined) return `${name} lower than ${compared(what, less, context)}`
    return `${name} equal to or lower than ${compared(what, max, context)}`
  }
  return `${name} equal to or higher than ${compared(what, min ?? 0, context)}`
}

/** Of the same skill one says only whose it is: "lower than that of this character". */
function compared(what: string, n: Amount, context: Context): string {
  if (typeof n === 'object' && 'skill' in n && n.skill === what) {
    return aside(context, () => `that of ${phrase(n.of, afresh(context)).acc}`)
  }
  if (typeof n === 'object' && 'highest' in n && n.highest === what)
    return `that of ${some(n.among, context)}`
  return value(n, context)
}

/** "1 or more fate", "no attachments" */
function having({ min, max }: Range, context: Context, none: string, what: (n: number) => string): string {
  if (max === 0) return none
  if (typeof min === 'number' && max === undefined) return `with ${min} or more ${what(2)}`
  if (typeof max === 'number' && min === undefined) return `with ${max} or fewer ${what(2)}`
  if (typeof max === 'number' && max === min) return `with exactly ${max} ${what(max)}`
  const least = min === undefined ? [] : [`at least ${value(min, context)}`]
  const most = max === undefined ? [] : [`at most ${value(max, context)}`]
  return `with ${listed([...least, ...most], 'and')} ${what(2)}`
}

// ---- filters

export interface Wording {
  plural?: boolean
  /** The opponent chooses: "they control", "their hand". */
  by?: 'opponent'
  /** Not said: whose they are; where they are. */
  unowned?: boolean
  unplaced?: boolean
  /** "with total printed cost 6 or lower" */
  total?: string
}

interface Words {
  before?: string | false | undefined
  behind?: string | false | undefined
}

const order: readonly (keyof Filter)[] = [
  'other',
  'another',
  'besideTriggering',
  'unique',
  'bowed',
  'status',
  'participating',
  'attacking',
  'defending',
  'attacked',
  'faceup',
  'broken',
  'notClan',
  'clan',
  'notTrait',
  'trait',
  'element',
]
const behind: readonly (keyof Filter)[] = [
  'named',
  'whose',
  'copyOf',
  'alone',
  'home',
  'involvedInDuel',
  'notHost',
  'attachedTo',
]
const values: readonly (keyof Filter)[] = [
  'fate',
  'cost',
  'glory',
  'military',
  'political',
  'attachments',
  'attachmentTrait',
]

/** What each property of a filter says; type and alternatives are said with the noun. */
function properties(filter: Filter, context: Context, wording: Wording): Record<keyof Filter, Words> {
  const { status, participating, alone, bowed, faceup, broken, unique, attachedTo, whose } = filter
  const { plural = false, by, unowned } = wording
  const are = plural ? 'are' : 'is'
  const yes = (value: boolean | undefined, text: string, other: string): Words => ({
    before: value !== undefined && (value ? text : other),
  })
  const stat = (key: 'cost' | 'glory' | 'military' | 'political'): Words => {
    const of = filter[key]
    return { behind: of && `with ${range(key, of, context)}` }
  }
  const lonely = filter.attacking ? 'attacking alone' : filter.defending ? 'defending alone' : undefined
  return {
    type: {},
    either: {},
    self: {},
    adjacent: {},
    whose: {
      behind:
        !unowned &&
        !isOutside(filter) &&
        !filter.besideTriggering &&
        { yours: 'you control', opponents: by ? 'they control' : 'controlled by your opponent', any: '' }[
          whose ?? 'any'
        ],
    },
    clan: { before: filter.clan && clanName(filter.clan) },
    notClan: { before: filter.notClan && `non-${clanName(filter.notClan)}` },
    trait: { before: filter.trait && listed(many<string>(filter.trait).map(trait), 'or') },
    notTrait: { before: filter.notTrait && `non-${trait(filter.notTrait)}` },
    named: { behind: filter.named && `named ${filter.named}` },
    copyOf: { behind: filter.copyOf && 'with the same name as this card' },
    unique: yes(unique, 'unique', 'non-unique'),
    other: { before: filter.other && 'other' },
    another: { before: filter.another && !filter.other && 'other' },
    participating: alone ? {} : yes(participating, 'participating', 'non-participating'),
    attacking: { before: filter.attacking && !alone && 'attacking' },
    defending: { before: filter.defending && !alone && 'defending' },
    alone: {
      behind: alone && `that ${are} ${lonely ?? `participating alone on ${plural ? 'their' : 'its'} side`}`,
    },
    home: { behind: filter.home && 'at home' },
    bowed: yes(bowed, 'bowed', 'ready'),
    status: {
      before: status && { honored: 'honored', dishonored: 'dishonored', any: '', none: 'ordinary' }[status],
      behind: status === 'any' && 'with a status token',
    },
    fate: { behind: filter.fate && having(filter.fate, context, 'without fate', () => 'fate') },
    cost: stat('cost'),
    glory: stat('glory'),
    military: stat('military'),
    political: stat('political'),
    attachments: {
      behind:
        filter.attachments &&
        having(filter.attachments, context, 'without attachments', (n) =>
          n === 1 ? 'attachment' : 'attachments',
        ),
    },
    attachmentTrait: {
      behind: filter.attachmentTrait && `with ${an(`${trait(filter.attachmentTrait)} attachment`)}`,
    },
    attachedTo: {
      behind:
        attachedTo &&
        `attached to ${attachedTo === 'self' ? aside(context, () => phrase('self', context).acc) : some(attachedTo, context)}`,
    },
    faceup: yes(faceup, 'faceup', 'facedown'),
    broken: yes(broken, 'broken', 'unbroken'),
    attacked: { before: filter.attacked && 'attacked' },
    element: { before: filter.element && elementName(filter.element) },
    involvedInDuel: {
      behind:
        filter.involvedInDuel !== undefined && `${filter.involvedInDuel ? '' : 'not '}involved in the duel`,
    },
    besideTriggering: {
      before: filter.besideTriggering && 'other',
      behind: filter.besideTriggering && 'controlled by the same player',
    },
    notHost: { behind: filter.notHost && 'other than attached character' },
    in: {
      behind:
        filter.in !== undefined &&
        !wording.unplaced &&
        filter.in !== 'play' &&
        whereabouts(filter, plural, by && 'their'),
    },
  }
}

const nounName = (noun: Noun, plural: boolean): string => `${noun}${plural ? 's' : ''}`

/** The filter without an article: "participating Bushi character you control". */
export function kind(filter: Filter, context: Context, wording: Wording = {}): string {
  const said = properties(filter, context, wording)
  const nouns = nounsOf(filter).map((noun) => nounName(noun, wording.plural ?? false))
  return words(
    ...order.map((key) => said[key].before),
    listed(nouns, 'or'),
    ...behind.map((key) => said[key].behind),
    said.status.behind,
    said.besideTriggering.behind,
    listed(
      [...values.flatMap((key) => said[key].behind || []), ...(wording.total ? [wording.total] : [])].map(
        (text, i) => (i > 0 && text.startsWith('with ') ? text.slice('with '.length) : text),
      ),
      'and',
    ),
    said.in.behind,
  )
}

const theOne = (filter: Filter, context: Context): string =>
  filter.self ? aside(context, () => phrase('self', context).acc) : `the ${kind(filter, context, {})}`

/** "a character you control" */
export const some = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => an(kind(one, context, wording)))
        .join(' or ')

/** "characters you control" */
export const such = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => kind(one, context, { ...wording, plural: true }))
        .join(' and ')

/** "each character you control" */
export const every = (filter: Filter, context: Context, wording: Wording = {}): string =>
  isTheOne(filter)
    ? theOne(filter, context)
    : alternatives(filter)
        .map((one) => `each ${kind(one, context, wording)}`)
        .join(' and ')

/** "a card", "2 cards", "up to 2 cards", "any number of cards" */
export function several(
  filter: Filter,
  context: Context,
  {
    n = 1,
    upTo,
    totalCost,
  }: { n?: Amount | undefined; upTo?: true | undefined; totalCost?: number | undefined },
  wording: Wording = {},
): string {
  const total = totalCost !== undefined && { total: `with total printed cost ${totalCost} or lower` }
  const told: Wording = { ...wording, ...total }
  if (typeof n === 'object') {
    const any = 'each' in n && same(n.each, filter)
    return words(any ? 'any number of' : `up to ${value(n, context)}`, such(filter, context, told))
  }
  if ((n === 1 && !upTo) || isTheOne(filter)) return some(filter, context, told)
  const what = n === 1 ? kind(filter, context, told) : such(filter, context, told)
  return words(upTo && 'up to', `${n}`, what)
}

// ---- rings

/** "unclaimed ring", "rings in your claimed ring pool" */
export function rings({ state, element, hasFate }: RingFilter, plural: boolean): string {
  const before = state === 'yours' ? '' : state
  const noun = plural ? 'rings' : 'ring'
  return words(
    before,
    element && elementName(element),
    noun,
    state === 'yours' && 'in your claimed ring pool',
    hasFate && `with fate on ${plural ? 'them' : 'it'}`,
  )
}

// ---- subjects

export const that = ({ noun, plural }: Referent): Phrase =>
  simple(`${plural ? 'those' : 'that'} ${nounName(noun, plural)}`, plural)

/** A card or cards an effect is about; from now on a pronoun will do. */
export function phrase(subject: Subject, context: Context, wording: Wording = {}): Phrase {
  const referent = referentOf(subject, context)
  const near = context.said.near === referent.key
  remember(subject, context)
  const single = referent.plural && typeof subject === 'object' && 'each' in subject
  if (near) return referent.plural ? they : it
  if (single) return simple(every(subject.each, context, wording))
  return one(subject, referent, context, wording)
}

function one(subject: Subject, referent: Referent, context: Context, wording: Wording): Phrase {
  if (referent.key === 'self') return simple(`this ${nounName(referent.noun, false)}`)
  switch (subject) {
    case 'self':
    case 'triggering':
      return referent.key === 'host' ? simple('attached character') : that(referent)
    case 'host':
      return simple('attached character')
    case 'targets':
      return that(referent)
    case 'target':
    case 'second': {
      if (!isOneOfTwo(context)) return that(referent)
      return simple(`the ${subject === 'target' ? 'first' : 'second'} chosen ${referent.noun}`)
    }
    case 'it':
      return referent.key === 'host' ? simple('attached character') : that(referent)
    case 'paid': {
      const how = { bow: 'bowed', sacrifice: 'sacrificed', dishonor: 'dishonored', other: undefined }[
        paidWith(context).how
      ]
      return how ? simple(`the ${how} ${referent.noun}`) : that(referent)
    }
    case 'duelWinner':
      return simple('the winner of the duel')
    case 'duelLoser':
      return simple('the loser of the duel')
    case 'attackedProvince':
      return simple('the attacked province')
  }
  if ('each' in subject) return simple(every(subject.each, context, wording))
  if ('choose' in subject) {
    const by = subject.by ? { by: subject.by } : {}
    return simple(several(subject.choose, context, subject, { ...by, ...wording }), referent.plural)
  }
  return unsaid(subject, 'en')
}
