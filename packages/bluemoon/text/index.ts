/** The text of a card, made from its data in English, German and Italian. What you read is what runs. */
import { asSentence, words } from '@regelwerk/say'
import type { CardType, Text } from '../abilities.ts'
import type { CardDefinition } from '../cards/index.ts'
import { sayCondition } from '../words/conditions.ts'
import { sayContinuous } from '../words/continuous.ts'
import { effectWord } from '../words/effects.ts'
import { kinds, MOMENTS } from '../words/texts.ts'
import * as de from './de.ts'
import * as en from './en.ts'
import type { Lang } from './grammar.ts'
import * as it from './it.ts'

export type { Lang } from './grammar.ts'

/** A card as far as its text needs it. */
export interface Sayable {
  texts: readonly Text[]
  type?: CardType
  /** On a ship: how many cards it carries. */
  capacity?: number
}

type EffectText = Extract<Text, { kind: 'effect' }>

/** What is done once: when, if what, and by whom. */
const effects: Readonly<Record<Lang, (text: EffectText, type: CardType | undefined) => string>> = {
  en: (text, type) => {
    const { when, if: condition, do: effect, additional = false, may = false } = text
    const { begins, isFromShip } = saidOf(text)
    const leads: string[] = []
    if (begins) leads.push(`if I end my turn with fewer than ${begins.n} cards in my hand`)
    else if (when !== 'played') leads.push(MOMENTS[when].en)
    else if (isFromShip && condition) leads.push(`when ${sayCondition(condition, 'en')}`)
    else if (type !== 'leadership') leads.push(`when I play this ${type === 'ship' ? 'ship' : 'card'}`)
    if (condition && !(isFromShip && when === 'played')) leads.push(`if ${sayCondition(condition, 'en')}`)
    return [...leads, en.done(effectWord(effect).say.en(effect, additional), may)].join(', ')
  },
  de: (text, type) => {
    const { do: effect, additional = false, may = false } = text
    return de.done(effectWord(effect).say.de(effect, additional), may, germanLead(text, type))
  },
  it: (text, type) => {
    const { when, if: condition, do: effect, additional = false, may = false } = text
    const { begins, isFromShip } = saidOf(text)
    const leads: string[] = []
    if (begins) leads.push(`se finisco il mio turno con meno di ${begins.n} carte in mano`)
    else if (when !== 'played') leads.push(MOMENTS[when].it)
    else if (isFromShip && condition) leads.push(`quando ${sayCondition(condition, 'it')}`)
    else if (type !== 'leadership') leads.push(`quando gioco questa ${type === 'ship' ? 'nave' : 'carta'}`)
    if (condition && !(isFromShip && when === 'played')) leads.push(`se ${sayCondition(condition, 'it')}`)
    return [...leads, it.done(effectWord(effect).say.it(effect, additional), may)].join(', ')
  },
}

/** That a turn ends with fewer cards is said instead of when it ends. */
function saidOf({ when, if: condition, do: effect }: EffectText) {
  return {
    begins: when === 'turnEnds' && effect.do === 'drawTo' ? effect : undefined,
    isFromShip: condition !== undefined && 'playedFromShip' in condition,
  }
}

/** What stands before the verb. */
function germanLead(text: EffectText, type: CardType | undefined): string {
  const { when, if: condition } = text
  const { begins, isFromShip } = saidOf(text)
  const said = condition && sayCondition(condition, 'de')
  if (begins && !condition) return `beende ich meinen Zug mit weniger als ${de.handkarten(begins.n)},`
  if (when !== 'played') return words(MOMENTS[when].de, said && `unter der Bedingung, dass ${said},`)
  if (said && (type === 'leadership' || isFromShip)) return `wenn ${said},`
  if (said) return `wenn ich diese Karte auslege und ${said},`
  if (type === 'leadership') return ''
  return `wenn ich ${type === 'ship' ? 'dieses Schiff' : 'diese Karte'} auslege,`
}

const room: Readonly<Record<Lang, (cards: number) => string>> = {
  en: (n) => `room for ${en.count(n, 'card')}`,
  de: (n) => `Platz für ${de.karten(n)}`,
  it: (n) => `posto per ${it.carte(n)}`,
}

function say(text: Text, lang: Lang, type: CardType | undefined): string {
  switch (text.kind) {
    case 'continuous':
      return sayContinuous(text, lang, type === 'leadership')
    case 'effect':
      return effects[lang](text, type)
    default:
      return kinds[text.kind][lang](text as never)
  }
}

/** One text as it stands on a card of this type. */
export const sayText = (text: Text, lang: Lang, type?: CardType): string => asSentence(say(text, lang, type))

/** The whole text, one line each; of a ship also how many cards it carries. Icons are shown, not said. */
export function cardText({ texts, type, capacity }: Sayable, lang: Lang): string {
  const lines = texts.map((text) => sayText(text, lang, type))
  if (capacity !== undefined) lines.unshift(asSentence(room[lang](capacity)))
  return lines.join('\n')
}

export const textOf = ({ text, type, capacity }: CardDefinition, lang: Lang): string =>
  cardText({ texts: text, ...(type && { type }), ...(capacity !== undefined && { capacity }) }, lang)
