/** What is printed on a card: its type, its names, its classifications. */
import { listed, many } from '@regelwerk/say'
import type { CardRef, CardType, Ink } from '../../abilities.ts'
import { meets, rule } from '../../book.ts'
import type { CardDefinition } from '../../cards/index.ts'
import { hasName } from '../../names.ts'
import { prepared } from '../../prepare.ts'
import { cardAt, HAND } from '../../state.ts'
import { inks } from '../../table.ts'
import { refsMeant } from '../../targets.ts'
import { farIn } from '../../text/grammar.ts'
import { classificationIn, nameIn } from '../../text/nouns.ts'
import { gainedClassifications, isSoFor } from '../../values.ts'
import { de, en, it } from '../saying.ts'
import { NOTHING, type PropertyWords } from '../word.ts'

export interface Facts {
  /** 'song' is an action that is a song. Several: any of them. Absent: any card. */
  type?: CardType | 'song' | readonly (CardType | 'song')[]
  /** One of these; 'theNamed': as was named before; `as`: one of the names of that card. */
  named?: string | readonly string[] | { as: CardRef }
  ink?: Ink
  /** It has the inkwell symbol (5.2.4). */
  inkable?: true
  /** Any of these classifications. */
  classification?: string | readonly string[]
}

const THE_NAMED = 'theNamed'

/** A song is an action. */
export const isAction = rule('5.4.4.1', ({ type }: CardDefinition): boolean => type === 'action')

const isOfType = (definition: CardDefinition, type: CardType | 'song'): boolean => {
  if (type === 'song') return definition.song === true
  if (type === 'action') return isAction(definition)
  return definition.type === type
}

export const facts: PropertyWords<Facts> = {
  type: {
    test: (wanted) => {
      const types = many(wanted)
      return (g, id) => {
        const { definition } = prepared(cardAt(g.state, id).def)
        for (const type of types) if (isOfType(definition, type)) return true
        return false
      }
    },
    reads: () => NOTHING,
    say: 'noun phrase',
  },
  classification: {
    test: (wanted) => {
      const names = many(wanted)
      return (g, id) => {
        const { classifications } = prepared(cardAt(g.state, id).def).definition
        const gained = gainedClassifications(g, id)
        const has = names.some((name) => classifications.includes(name) || gained.includes(name))
        return meets('5.2.7', has)
      }
    },
    reads: () => NOTHING,
    say: {
      en: (wanted, _, { and }) => ({ classification: listed(inEach(wanted, 'en'), and) }),
      de: (wanted, _, { and }) => ({
        prefix: listed(
          inEach(wanted, 'de').map((name) => `${name}-`),
          and,
        ),
      }),
      it: (wanted, _, { and }) => ({ classification: listed(inEach(wanted, 'it'), and) }),
    },
  },
  named: {
    test: (wanted) => {
      if (typeof wanted === 'object' && 'as' in wanted)
        return (g, id, from) => {
          const own = prepared(cardAt(g.state, id).def).names
          return refsMeant(g, from, wanted.as).some(({ card }) =>
            prepared(cardAt(g.state, card).def).names.some((name) => own.includes(name)),
          )
        }
      const names = many(wanted)
      return (g, id, { f }) =>
        names.some((name) => {
          const said = name === THE_NAMED ? f?.name : name
          return typeof said === 'string' && hasName(prepared(cardAt(g.state, id).def), said)
        })
    },
    reads: () => NOTHING,
    say: {
      en: (wanted, context) => ({
        behind: isAs(wanted)
          ? `with the same name as ${en.aside(context, () => en.phrase(wanted.as, farIn(context)).acc)}`
          : wanted === THE_NAMED
            ? 'with that name'
            : `named ${listed(many(wanted), 'or')}`,
      }),
      de: (wanted, context) => ({
        behind: isAs(wanted)
          ? `mit demselben Namen wie ${de.aside(context, () => de.phrase(wanted.as, farIn(context)).in('nom'))}`
          : wanted === THE_NAMED
            ? 'mit jenem Namen'
            : `namens ${listed(
                many(wanted).map((name) => nameIn(name, 'de')),
                'oder',
              )}`,
      }),
      it: (wanted, context, { agree }) => ({
        behind: isAs(wanted)
          ? `con lo stesso nome ${it.aside(context, () => it.phrase(wanted.as, farIn(context)).with('di'))}`
          : wanted === THE_NAMED
            ? 'con quel nome'
            : `${agree('chiamat')} ${listed(
                many(wanted).map((name) => nameIn(name, 'it')),
                'o',
              )}`,
      }),
    },
  },
  ink: {
    test: (ink) => (g, id) => prepared(cardAt(g.state, id).def).definition.inks.includes(ink),
    reads: () => NOTHING,
    say: {
      en: (ink) => ({ classification: inks[ink].en }),
      de: (ink) => ({ prefix: `${inks[ink].de}-` }),
      it: (ink) => ({ classification: inks[ink].it }),
    },
  },
  inkable: {
    test: () => (g, id) => {
      const card = cardAt(g.state, id)
      if (prepared(card.def).definition.inkwell) return true
      return card.zone === HAND && isSoFor(g, card.holder, 'allInkable')
    },
    reads: () => NOTHING,
    say: {
      en: () => ({ having: 'the inkwell symbol' }),
      de: () => ({ having: 'dem Tintenvorrat-Symbol' }),
      it: () => ({ having: 'il simbolo del calamaio' }),
    },
  },
}

type Named = NonNullable<Facts['named']>
const isAs = (wanted: Named): wanted is { as: CardRef } => typeof wanted === 'object' && 'as' in wanted

const inEach = (wanted: string | readonly string[], lang: 'en' | 'de' | 'it'): readonly string[] =>
  many(wanted).map((name) => classificationIn(name, lang))
