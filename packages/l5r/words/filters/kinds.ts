/** What kind of card it is: its clan, traits, keywords, elements and name. */
import type { CardId } from '@regelwerk/core'
import { listed, many } from '@regelwerk/say'
import type { Clan, Element, Filter, Keyword, Subject } from '../../abilities.ts'
import { meets, rule } from '../../book.ts'
import { cardAt, definitionOf, faceNow } from '../../state.ts'
import { ringsMatching, subjectRefs } from '../../subjects.ts'
import * as de from '../../text/de-phrases.ts'
import { clanPrefix, elementPrefix, keywordNames } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, aside } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { clanNames, ofElement } from '../../text/it-words.ts'
import { inCo } from '../../text/parts.ts'
import { elementsOf, hasClan, hasKeyword, ringElements, traitsOf } from '../../values.ts'
import { CONFLICT, KEYWORDS, PILES, RINGS, TABLE, TEXTS, TRAITS, UNDER_WAY } from '../aspects.ts'
import type { FilterWords } from '../records.ts'

export interface KindFilters {
  unique?: boolean
  notClan?: Clan
  clan?: Clan
  notTrait?: string
  trait?: string | readonly string[]
  element?: Element
  keyword?: Keyword
  withoutKeyword?: Keyword
  /** It shares a trait with that card. */
  sharesTrait?: Subject
  /** It is of a clan of that card. */
  sharesClan?: Subject
  /** A province of an element of a ring that you have claimed. */
  ofYourRings?: true
  /** One of its traits is an element of the contested ring. */
  ofContestedElement?: true
  /** Of the name that was named. */
  ofNamedName?: true
  /** Of the card type that was named. */
  ofNamedType?: true
  /** By its English name, or of the same name as that card (glossary/kopie-einer-karte). */
  named?: string | { sameAs: Subject }
}

/** Who is neutral is of no clan. */
const CLANS: readonly Clan[] = [
  'crab',
  'crane',
  'dragon',
  'lion',
  'phoenix',
  'scorpion',
  'unicorn',
  'shadowlands',
]

/** "Each unique courtier and monk": the adjective is for every term of the list, not for the first alone. */
export const isAboutAll = rule('glossary/adjektive', (_: Filter, __: readonly string[]): boolean => true)

/** A card is a copy of itself. */
export const isCopyOf = rule('glossary/kopie-einer-karte/1', (_: CardId, __: CardId): boolean => true)

export const kindFilters: FilterWords<KindFilters> = {
  unique: {
    reads: () => TABLE | PILES,
    test: (unique, filter) => (g, id) => {
      const definition = definitionOf(cardAt(g.state, id))
      return definition.unique === unique || !isAboutAll(filter, definition.traits)
    },
    say: {
      en: (unique) => ({ before: unique ? 'unique' : 'non-unique' }),
      de: (unique) => ({ adjective: unique ? 'einzigartig' : 'nicht-einzigartig' }),
      it: (unique) => ({ adjective: inCo(unique ? 'unic' : 'non unic') }),
    },
  },
  notClan: {
    reads: () => TABLE | PILES | TRAITS,
    test: (clan) => (g, id) => !hasClan(g, id, clan),
    say: {
      en: (clan) => ({ kind: `non-${en.clanName(clan)}` }),
      de: (clan) => ({ prefix: `Nicht-${clanPrefix[clan]}-` }),
      it: (clan) => ({ kind: `non ${clanNames[clan]}` }),
    },
  },
  clan: {
    reads: () => TABLE | PILES | TRAITS,
    test: (clan) => (g, id) => hasClan(g, id, clan),
    say: {
      en: (clan) => ({ kind: en.clanName(clan) }),
      de: (clan) => ({ prefix: `${clanPrefix[clan]}-` }),
      it: (clan) => ({ kind: clanNames[clan] }),
    },
  },
  notTrait: {
    reads: () => TABLE | PILES | TRAITS,
    test: (trait) => (g, id) => !traitsOf(g, id).includes(trait),
    say: {
      en: (trait) => ({ kind: `non-${en.trait(trait)}` }),
      de: (trait) => ({ prefix: `Nicht-${de.trait(trait)}-` }),
      it: (trait) => ({ kind: `non ${it.trait(trait)}` }),
    },
  },
  trait: {
    reads: () => TABLE | PILES | TRAITS,
    test: (trait) => {
      const wanted = many<string>(trait)
      return (g, id) => {
        const traits = traitsOf(g, id)
        for (const one of wanted) if (traits.includes(one)) return true
        return meets('glossary/merkmale/1', false)
      }
    },
    say: {
      en: (trait) => ({ kind: listed(many<string>(trait).map(en.trait), 'or') }),
      de: (trait) => ({ prefix: `${many<string>(trait).map(de.trait).join('- oder ')}-` }),
      it: (trait) => ({ kind: listed(many<string>(trait).map(it.trait), 'o') }),
    },
  },
  element: {
    reads: () => TABLE,
    test: (element) => (g, id) => elementsOf(g, id).includes(element),
    say: {
      en: (element) => ({ kind: en.elementName(element) }),
      de: (element) => ({ prefix: `${elementPrefix[element]}-` }),
      it: (element) => ({ kind: ofElement[element] }),
    },
  },
  keyword: {
    reads: () => TABLE | PILES | KEYWORDS,
    test: (keyword) => (g, id) => hasKeyword(g, id, keyword),
    say: {
      en: (keyword) => ({ before: keyword }),
      de: (keyword) => ({ behind: `mit „${keywordNames[keyword]}“` }),
      it: (keyword) => ({ behind: `con «${it.keyword(keyword)}»` }),
    },
  },
  withoutKeyword: {
    reads: () => TABLE | KEYWORDS,
    test: (keyword) => (g, id) => !hasKeyword(g, id, keyword),
    say: {
      en: (keyword) => ({ without: keyword }),
      de: (keyword) => ({ without: [keywordNames[keyword], `nicht ${keywordNames[keyword]}`] }),
      it: (keyword) => ({ without: it.keyword(keyword) }),
    },
  },
  sharesTrait: {
    reads: () => TABLE | PILES | TRAITS | UNDER_WAY,
    test: (subject) => (g, id, c) => {
      const own = traitsOf(g, id)
      return subjectRefs(g, subject, c).some(({ card }) =>
        traitsOf(g, card).some((trait) => own.includes(trait)),
      )
    },
    say: {
      en: (subject, _, context, { plural }) => ({
        behind: `that ${plural ? 'share' : 'shares'} a trait with ${aside(context, () => en.phrase(subject, afresh(context)).acc)}`,
      }),
      de: (subject, _, context) => ({
        behind: `mit einem Merkmal, das auch ${aside(context, () => de.phrase(subject, afresh(context)).in('nom'))} hat,`,
      }),
      it: (subject, _, context) => ({
        behind: `con un tratto in comune ${aside(context, () => it.phrase(subject, afresh(context)).with('con'))}`,
      }),
    },
  },
  sharesClan: {
    reads: () => TABLE | PILES | TRAITS | UNDER_WAY,
    test: (subject) => (g, id, c) => {
      const [that] = subjectRefs(g, subject, c)
      if (that === undefined) return false
      return CLANS.some((clan) => hasClan(g, id, clan) && hasClan(g, that.card, clan))
    },
    say: {
      en: (subject, _, context, { plural }) => ({
        behind: `that ${plural ? 'share' : 'shares'} a clan with ${subject === 'itself' ? 'that character' : aside(context, () => en.phrase(subject, afresh(context)).acc)}`,
      }),
      de: (subject, _, context) => ({
        behind: `eines Klans, zu dem auch ${subject === 'itself' ? 'jener Charakter' : aside(context, () => de.phrase(subject, afresh(context)).in('nom'))} gehört,`,
      }),
      it: (subject, _, context) => ({
        behind: `di un clan in comune ${subject === 'itself' ? 'con quel personaggio' : aside(context, () => it.phrase(subject, afresh(context)).with('con'))}`,
      }),
    },
  },
  ofYourRings: {
    reads: () => TABLE | RINGS | CONFLICT | TEXTS,
    test: () => (g, id, c) => {
      const of = elementsOf(g, id)
      return ringsMatching(g, { state: 'yours' }, c.me).some((ring) =>
        ringElements(g, ring).some((element) => of.includes(element)),
      )
    },
    say: {
      en: () => ({ behind: 'that shares an element with a ring in your claimed ring pool' }),
      de: () => ({ behind: 'mit einem Element eines Rings in deinem Vorrat beanspruchter Ringe' }),
      it: () => ({
        behind: 'con un elemento in comune con un anello nella tua riserva degli anelli rivendicati',
      }),
    },
  },
  ofContestedElement: {
    reads: () => TRAITS | CONFLICT | RINGS | TEXTS,
    test: () => (g, id) => {
      const { conflict } = g.state
      if (conflict === null) return false
      const traits = traitsOf(g, id)
      return ringElements(g, conflict.ring).some((element) => traits.includes(element))
    },
    say: {
      en: () => ({ with: "a trait that is the contested ring's element" }),
      de: () => ({
        with: 'dem Element des umkämpften Rings als Merkmal',
        is: (form, not) =>
          `das Element des umkämpften Rings ${not === '' ? '' : 'nicht '}als Merkmal ${form === 'pl' ? 'haben' : 'hat'}`,
      }),
      it: () => ({ with: "l'elemento dell'anello conteso come tratto" }),
    },
  },
  ofNamedName: {
    reads: () => UNDER_WAY,
    test: () => (g, id, c) => definitionOf(cardAt(g.state, id)).en === c.named,
    say: {
      en: () => ({ behind: 'with that name' }),
      de: () => ({ behind: 'mit jenem Namen' }),
      it: () => ({ behind: 'con quel nome' }),
    },
  },
  ofNamedType: {
    reads: () => UNDER_WAY,
    test: () => (g, id, c) => definitionOf(cardAt(g.state, id)).type === c.named,
    say: {
      en: () => ({ behind: 'of the named type' }),
      de: () => ({ behind: 'der benannten Art' }),
      it: () => ({ behind: 'del tipo nominato' }),
    },
  },
  named: {
    reads: () => TABLE | PILES | UNDER_WAY,
    test: (named) => {
      if (typeof named === 'string') return (g, id) => faceNow(g.state, id).en === named
      return (g, id, c) =>
        subjectRefs(g, named.sameAs, c).some(
          ({ card }) => faceNow(g.state, id).en === faceNow(g.state, card).en && isCopyOf(id, card),
        )
    },
    say: {
      en: (named, _, context) => ({
        [typeof named === 'string' ? 'behind' : 'with']:
          typeof named === 'string'
            ? `named ${named}`
            : `the same name as ${named.sameAs === 'self' ? 'this card' : aside(context, () => en.phrase(named.sameAs, afresh(context)).acc)}`,
      }),
      de: (named, _, context) => ({
        behind:
          typeof named === 'string'
            ? `namens ${named}`
            : `mit demselben Namen wie ${named.sameAs === 'self' ? 'diese Karte' : aside(context, () => de.phrase(named.sameAs, afresh(context)).in('nom'))}`,
      }),
      it: (named, _, context) => ({
        behind:
          typeof named === 'string'
            ? `di nome ${named}`
            : `con lo stesso nome ${named.sameAs === 'self' ? 'di questa carta' : aside(context, () => it.phrase(named.sameAs, afresh(context)).with('di'))}`,
      }),
    },
  },
}
