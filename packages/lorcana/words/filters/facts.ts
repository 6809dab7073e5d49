/** What is printed on a card: its type, its names, its classifications. */
import { listed, many } from '@regelwerk/say'
import type { CardType } from '../../abilities.ts'
import { on } from '../../book.ts'
import type { CardDefinition } from '../../cards/index.ts'
import { hasName } from '../../names.ts'
import { prepared } from '../../prepare.ts'
import { cardAt } from '../../state.ts'
import { classificationIn, nameIn } from '../../text/nouns.ts'
import { NOTHING, type PropertyWords } from '../word.ts'

export interface Facts {
  /** 'song' is an action that is a song. Several: any of them. Absent: any card. */
  type?: CardType | 'song' | readonly (CardType | 'song')[]
  /** 'theNamed': as was named before. */
  named?: string
  /** Any of these classifications. */
  classification?: string | readonly string[]
}

const THE_NAMED = 'theNamed'

const isOfType = (definition: CardDefinition, type: CardType | 'song'): boolean => {
  if (type === 'song') return definition.song === true
  if (type === 'action') return definition.type === 'action' && (definition.song !== true || on('5.4.4.1'))
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
        return names.some((name) => classifications.includes(name)) || !on('5.2.7')
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
    test:
      (name) =>
      (g, id, { f }) => {
        const wanted = name === THE_NAMED ? f?.name : name
        return typeof wanted === 'string' && hasName(prepared(cardAt(g.state, id).def), wanted)
      },
    reads: () => NOTHING,
    say: {
      en: (name) => ({ behind: name === THE_NAMED ? 'with that name' : `named ${name}` }),
      de: (name) => ({ behind: name === THE_NAMED ? 'mit jenem Namen' : `namens ${nameIn(name, 'de')}` }),
      it: (name, _, { agree }) => ({
        behind: name === THE_NAMED ? 'con quel nome' : `${agree('chiamat')} ${nameIn(name, 'it')}`,
      }),
    },
  },
}

const inEach = (wanted: string | readonly string[], lang: 'en' | 'de' | 'it'): readonly string[] =>
  many(wanted).map((name) => classificationIn(name, lang))
