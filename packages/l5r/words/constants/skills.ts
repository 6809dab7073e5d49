/** Skills, glory and strength: modified, set, doubled, switched. */
import type { CardId } from '@regelwerk/core'
import { listed, same, signed, words } from '@regelwerk/say'
import { order as befehl, type GermanClause, statement as gilt, verbs } from '@regelwerk/say/de'
import { type EnglishClause, order, statement } from '@regelwerk/say/en'
import { behind, statement as dice, deed as fa, type ItalianClause } from '@regelwerk/say/it'
import type { Amount, Scope, Skill } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { amount, type Context } from '../../reading.ts'
import { mentions, readsOfAmount } from '../../reads.ts'
import { cardAt, PLAY } from '../../state.ts'
import { baseStrength, strengthOf } from '../../strength.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { afresh, isCounted, type Context as Spoken } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { statNames, verbs as verbi } from '../../text/it-words.ts'
import { baseGlory, baseSkill, gloryOf, skillOf, skillOnFace } from '../../values.ts'
import { NOTHING, SKILLS } from '../aspects.ts'
import type { ConstantWord, ConstantWords, InAll } from '../records.ts'
import { eachOf } from './scopes.ts'

const MODIFIED = ['military', 'political', 'glory', 'strength'] as const
type Modified = (typeof MODIFIED)[number]

interface Modifier extends Partial<Record<Modified, Amount>> {
  to: Scope
  min?: number
}

export interface SkillConstants {
  military: Modifier & { military: Amount }
  political: Modifier & { political: Amount }
  glory: Modifier & { glory: Amount }
  /** `min`: not lowered below that. */
  strength: Modifier & { strength: Amount; min?: number }
  /** Base skills are set, doubled or switched; current skills are set, doubled or halved. */
  setBase: {
    to: Scope
    setBase: { military?: Amount; political?: Amount; strength?: Amount; glory?: Amount }
  }
  set: { to: Scope; set: { military?: Amount; political?: Amount; glory?: Amount } }
  double: { to: Scope; double: 'military' | 'baseMilitary' | 'basePolitical' | 'base' | 'strength' }
  halve: { to: Scope; halve: Skill }
  switchBase: { to: Scope; switchBase: true }
  /** Both skills are set to what is printed. */
  setPrinted: { to: Scope; setPrinted: true }
  /** What is printed on a character that is attached counts for whom it is attached to. */
  addsPrinted: { to: Scope; addsPrinted: true }
}

// ---- would it change anything? A dash is neither modified nor set (glossary/gedankenstrich/2).

const differ = (a: number | null, b: number | null): boolean => a !== null && b !== null && a !== b

const SKILLS_OF: readonly Skill[] = ['military', 'political']

/** Is one of these skills not yet what it is set to? */
const isSetAnew = (
  g: G,
  set: Partial<Record<Skill, Amount>>,
  id: CardId,
  c: Context,
  value: typeof baseSkill,
): boolean =>
  SKILLS_OF.some((skill) => {
    const to = set[skill]
    return to !== undefined && differ(value(g, id, skill), amount(g, to, c))
  })

// ---- "+2 military and +2 political skill for each holding you control"

const statsOf = (node: Modifier): (readonly [Modified, Amount])[] =>
  MODIFIED.flatMap((name) => {
    const n = node[name]
    return n === undefined ? [] : [[name, n] as const]
  })

const plus = (n: Amount): string => {
  if (typeof n === 'number') return signed(n)
  if (isCounted(n)) return signed(n.times ?? 1)
  return 'negative' in n ? '–X' : '+X'
}

const areSkills = (stats: readonly (readonly [Modified, Amount])[]): boolean =>
  stats.length === 2 && stats.every(([name]) => name === 'military' || name === 'political')

/** The same amount is explained once. */
const differing = (stats: readonly (readonly [Modified, Amount])[]): Amount[] =>
  stats.flatMap(([, n], i) => (i === 0 || !same(n, stats[0]?.[1]) ? [n] : []))

const germanStats: Readonly<Record<Modified, string>> = {
  military: 'Militär-Fertigkeit',
  political: 'Politik-Fertigkeit',
  glory: 'Ruhm',
  strength: 'Stärke',
}

function englishModifier(node: Modifier, context: Spoken): EnglishClause {
  const stats = statsOf(node)
  const subject = eachOf.en(node.to, context)
  const both = areSkills(stats)
  const text = listed(
    stats.map(([name, n], i) => `${plus(n)} ${both && i === 0 ? 'military' : en.statName(name)}`),
    'and',
  )
  const behind = differing(stats).flatMap((n) => {
    if (typeof n === 'number') return []
    return [isCounted(n) ? ` ${en.perEach(n, context)}` : `, where X is ${en.value(n, context)}`]
  })
  const least = node.min === undefined ? '' : ` (to a minimum of ${node.min})`
  return {
    ...statement(subject, `get ${text}${least}${behind.join(' and')}`),
    ...(behind.length > 0 && { long: true }),
  }
}

function germanModifier(node: Modifier, context: Spoken): GermanClause {
  const stats = statsOf(node)
  const subject = eachOf.de(node.to, context)
  const both = areSkills(stats)
  const text = listed(
    stats.map(([name, n], i) => `${plus(n)} ${both && i === 0 ? 'Militär-' : germanStats[name]}`),
    'und',
  )
  const amounts = differing(stats)
  const per = amounts.flatMap((n) => (isCounted(n) ? [de.perEach(n, context)] : []))
  const x = amounts.flatMap((n) => (typeof n === 'object' && !isCounted(n) ? [de.whereX(n, context)] : []))
  const least = node.min === undefined ? '' : ` (auf mindestens ${node.min})`
  const behind = x.length > 0 ? ` ${x.join(' ')}` : least
  return gilt(subject, verbs.erhalten, { middle: words(listed(per, 'und'), text), behind })
}

function italianModifier(node: Modifier, context: Spoken): ItalianClause {
  const stats = statsOf(node)
  const subject = eachOf.it(node.to, context)
  const text = listed(
    stats.map(
      ([name, n], i) => `${plus(n)} ${areSkills(stats) && i === 1 ? 'politica' : statNames[name][0]}`,
    ),
    'e',
  )
  const behind = differing(stats).flatMap((n) => {
    if (typeof n === 'number') return []
    return [isCounted(n) ? it.perEach(n, context) : it.whereX(n, context)]
  })
  const least = node.min !== undefined && `(fino a un minimo di ${node.min})`
  return dice(subject, ['riceve', 'ricevono'], words(text, least, listed(behind, 'e')))
}

const modifier: ConstantWord<Modifier> = {
  bears: SKILLS,
  reads: (node) => statsOf(node).reduce((reads, [, n]) => reads | readsOfAmount(n), 0),
  affects: (g, node, id, c) =>
    statsOf(node).some(([name, n]) => {
      const isSkill = cardAt(g.state, id).zone === PLAY && (name === 'military' || name === 'political')
      const isDash = isSkill && skillOf(g, id, name) === null
      // Of what will be paid with from a deck nobody knows anything yet.
      if (typeof n === 'object' && c.paid.length === 0 && mentions(n, 'paid')) return !isDash
      return !isDash && amount(g, n, { ...c, itself: id }) !== 0
    }),
  say: { en: englishModifier, de: germanModifier, it: italianModifier },
}

// ---- "set the base military and political skill of that character to ..."

interface Set {
  military?: Amount
  political?: Amount
  strength?: Amount
  glory?: Amount
}

/** Both are set to what another card has: whose is enough. */
const likeOf = ({ military, political }: Set) => {
  const all = [military, political].filter((one) => one !== undefined)
  const like = all.flatMap((one) => (typeof one === 'object' && 'stat' in one ? [one.of] : []))
  return like.length === all.length ? like[0] : undefined
}

/** "die Militär- und Politik-Fertigkeit" */
const germanSkills = (military: boolean, political: boolean, base: string): string => {
  const names = [...(military ? ['Militär'] : []), ...(political ? ['Politik'] : [])]
  return `die ${listed(
    names.map((name, i) => `${base}${name}-${i === names.length - 1 ? 'Fertigkeit' : ''}`),
    'und',
  )}`
}

const italianSkills = (military: boolean, political: boolean, base: string): string =>
  words("l'abilità", military && 'militare', military && political && 'e', political && 'politica', base)

function setEnglish(to: Scope, set: Set, base: string, context: Spoken): EnglishClause {
  const { military, political, strength, glory } = set
  const of = eachOf.en(to, afresh(context)).acc
  if (glory !== undefined) return order(`set the ${base}glory of ${of} to ${en.value(glory, context)}`)
  if (strength !== undefined)
    return order(`set the ${base}strength of ${of} to ${en.value(strength, context)}`)
  const names = SKILLS_OF.filter((skill) => set[skill as 'military'] !== undefined)
  const what = `set the ${base}${listed(names, 'and')} skill of ${of}`
  const like = likeOf(set)
  if (like !== undefined)
    return { ...order(`${what} to those of ${en.phrase(like, context).acc}`), long: true }
  return order(`${what} to ${en.value(military ?? political ?? 0, context)}`)
}

function setGerman(to: Scope, set: Set, base: string, context: Spoken): GermanClause {
  const { military, political, strength, glory } = set
  const of = eachOf.de(to, afresh(context)).in('gen')
  if (glory !== undefined) {
    const what = base ? 'den Grundruhm' : 'den Ruhm'
    return befehl(verbs.festsetzen, `${what} ${of} auf ${de.value(glory, context)}`)
  }
  if (strength !== undefined) {
    const what = base ? 'die Grundstärke' : 'die Stärke'
    return befehl(verbs.festsetzen, `${what} ${of} auf ${de.value(strength, context)}`)
  }
  const what = germanSkills(military !== undefined, political !== undefined, base)
  const like = likeOf(set)
  const value =
    like === undefined
      ? de.value(military ?? political ?? 0, context)
      : `die ${de.phrase(like, context).in('gen')}`
  return befehl(verbs.festsetzen, `${what} ${of} auf ${value}`)
}

function setItalian(to: Scope, set: Set, base: string, context: Spoken): ItalianClause {
  const { military, political, strength, glory } = set
  const of = eachOf.it(to, afresh(context)).with('di')
  if (glory !== undefined)
    return fa('you', verbi.impostare, words('la gloria', base, of, `a ${it.value(glory, context)}`))
  if (strength !== undefined)
    return fa('you', verbi.impostare, words('la forza', base, of, behind('a', it.value(strength, context))))
  const what = italianSkills(military !== undefined, political !== undefined, base)
  const like = likeOf(set)
  const value =
    like === undefined
      ? behind('a', it.value(military ?? political ?? 0, context))
      : `a quelle ${it.phrase(like, context).with('di')}`
  return fa('you', verbi.impostare, words(what, of, value))
}

const readsOfSet = ({ military, political, strength, glory }: Set): number =>
  readsOfAmount(military) | readsOfAmount(political) | readsOfAmount(strength) | readsOfAmount(glory)

const doubled: Readonly<Record<SkillConstants['double']['double'], InAll<string>>> = {
  military: { en: 'military skill', de: 'die Militär-Fertigkeit', it: "l'abilità militare" },
  strength: { en: 'strength', de: 'die Stärke', it: 'la forza' },
  baseMilitary: {
    en: 'base military skill',
    de: 'die Grund-Militär-Fertigkeit',
    it: "l'abilità militare di base",
  },
  basePolitical: {
    en: 'base political skill',
    de: 'die Grund-Politik-Fertigkeit',
    it: "l'abilità politica di base",
  },
  base: {
    en: 'base military and political skill',
    de: 'die Grund-Militär- und Grund-Politik-Fertigkeit',
    it: 'le abilità militare e politica di base',
  },
}

export const skillConstants: ConstantWords<SkillConstants> = {
  military: modifier,
  political: modifier,
  glory: modifier,
  strength: modifier,
  setBase: {
    bears: SKILLS,
    reads: ({ setBase }) => readsOfSet(setBase),
    affects: (g, { setBase }, id, c) => {
      const { strength, glory } = setBase
      if (glory !== undefined) return baseGlory(g, id) !== amount(g, glory, c)
      const isProvince = cardAt(g.state, id).zone !== PLAY
      if (isProvince && strength !== undefined && baseStrength(g, id) !== amount(g, strength, c)) return true
      return isSetAnew(g, setBase, id, c, baseSkill)
    },
    say: {
      en: ({ to, setBase }, context) => setEnglish(to, setBase, 'base ', context),
      de: ({ to, setBase }, context) => setGerman(to, setBase, 'Grund-', context),
      it: ({ to, setBase }, context) => setItalian(to, setBase, 'di base', context),
    },
  },
  set: {
    bears: SKILLS,
    reads: ({ set }) => readsOfSet(set),
    affects: (g, { set }, id, c) =>
      set.glory === undefined
        ? isSetAnew(g, set, id, c, skillOf)
        : gloryOf(g, id) !== amount(g, set.glory, c),
    say: {
      en: ({ to, set }, context) => setEnglish(to, set, '', context),
      de: ({ to, set }, context) => setGerman(to, set, '', context),
      it: ({ to, set }, context) => setItalian(to, set, '', context),
    },
  },
  double: {
    bears: SKILLS,
    reads: () => SKILLS,
    affects: (g, { double }, id) =>
      (double === 'strength' && strengthOf(g, id) > 0) ||
      differ(
        (double === 'military' ? skillOf : baseSkill)(
          g,
          id,
          double === 'basePolitical' ? 'political' : 'military',
        ),
        0,
      ) ||
      (double === 'base' && differ(baseSkill(g, id, 'political'), 0)),
    say: {
      en: ({ to, double }, context) =>
        order(`double the ${doubled[double].en} of ${eachOf.en(to, context).acc}`),
      de: ({ to, double }, context) =>
        befehl(verbs.verdoppeln, `${doubled[double].de} ${eachOf.de(to, context).in('gen')}`),
      it: ({ to, double }, context) =>
        fa('you', verbi.raddoppiare, words(doubled[double].it, eachOf.it(to, context).with('di'))),
    },
  },
  halve: {
    bears: SKILLS,
    reads: () => SKILLS,
    say: {
      en: ({ to, halve }, context) => order(`halve the ${halve} skill of ${eachOf.en(to, context).acc}`),
      de: ({ to, halve }, context) =>
        befehl(
          verbs.halbieren,
          `${germanSkills(halve === 'military', halve === 'political', '')} ${eachOf.de(to, context).in('gen')}`,
        ),
      it: ({ to, halve }, context) =>
        fa(
          'you',
          verbi.dimezzare,
          words(
            italianSkills(halve === 'military', halve === 'political', ''),
            eachOf.it(to, context).with('di'),
          ),
        ),
    },
  },
  switchBase: {
    bears: SKILLS,
    reads: () => SKILLS,
    affects: (g, _, id) => {
      if (cardAt(g.state, id).zone !== PLAY) return true
      return differ(baseSkill(g, id, 'military'), baseSkill(g, id, 'political'))
    },
    say: {
      en: ({ to }, context) =>
        order(`switch the base military and political skill of ${eachOf.en(to, context).acc}`),
      de: ({ to }, context) =>
        befehl(
          verbs.vertauschen,
          `die Grund-Militär-Fertigkeit und die Grund-Politik-Fertigkeit ${eachOf.de(to, context).in('gen')}`,
        ),
      it: ({ to }, context) =>
        fa(
          'you',
          verbi.scambiare,
          `l'abilità militare e l'abilità politica di base ${eachOf.it(to, context).with('di')}`,
        ),
    },
  },
  setPrinted: {
    bears: SKILLS,
    reads: () => SKILLS,
    affects: (g, _, id) =>
      SKILLS_OF.some((skill) => differ(skillOf(g, id, skill), skillOnFace(g.state, id, skill) ?? 0)),
    say: {
      en: ({ to }, context) =>
        order(`set the skills of ${eachOf.en(to, context).acc} to their printed values`),
      de: ({ to }, context) =>
        befehl(
          verbs.festsetzen,
          `die Fertigkeiten ${eachOf.de(to, context).in('gen')} auf ihre aufgedruckten Werte`,
        ),
      it: ({ to }, context) =>
        fa('you', verbi.impostare, `le abilità ${eachOf.it(to, context).with('di')} ai loro valori stampati`),
    },
  },
  addsPrinted: {
    bears: SKILLS,
    reads: () => NOTHING,
    say: {
      en: ({ to }, context) => {
        const who = eachOf.en(to, context)
        return statement(
          who,
          'add its printed military and political skill values to those of attached character',
        )
      },
      de: ({ to }, context) =>
        gilt(
          eachOf.de(to, context),
          verbs.zählen,
          'mit seinen aufgedruckten Fertigkeiten für den Charakter mit dieser Verstärkung',
        ),
      it: ({ to }, context) =>
        dice(
          eachOf.it(to, context),
          ['aggiunge', 'aggiungono'],
          'i suoi valori di abilità stampati a quelli del personaggio a cui è assegnato',
        ),
    },
  },
}
