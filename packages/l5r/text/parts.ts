/** How a property of a card is said: beside its noun ("a bowed character"), and of the card ("is bowed"). */
import type { Form } from '@regelwerk/say/de'
import { agreeing, type Gender } from '@regelwerk/say/it'

/** How cards are spoken of. */
export interface Wording {
  plural?: boolean
  /** All of them: "each card in your provinces". */
  every?: boolean
  /** The opponent chooses: "they control", "their hand". */
  by?: 'opponent'
  /** In a cost: one's own (glossary/kosten). */
  friendly?: boolean
  /** Not said: whose they are; where they are. */
  unowned?: boolean
  unplaced?: boolean
  /** "with total printed cost 6 or lower" */
  total?: string
  /** Before all other adjectives: "next". */
  first?: string
}

type Part = string | false | undefined

export interface EnglishPart {
  /** An adjective, also behind "is". */
  before?: Part
  /** "Bushi", "Lion": what kind of card it is. */
  kind?: Part
  /** Behind "with" and "has": "2 or more fate". */
  with?: Part
  /** Behind "without" and "has no". */
  without?: Part
  /** Behind the noun: "you control". */
  behind?: Part
  /** Behind everything: "in your hand". */
  place?: Part
  /** Behind "is", where that is not how it stands beside the noun. */
  is?: Part
}

export interface GermanPart {
  /** Without its ending. */
  adjective?: Part
  /** A part of the noun: "Bushi-". */
  prefix?: Part
  /** Behind "mit" and before "hat". */
  with?: Part
  /** Behind "ohne": "Schicksal"; with its "kein" before "hat". */
  without?: readonly [without: string, none: string] | undefined
  behind?: Part
  place?: Part
  relative?: ((form: Form) => string) | false | undefined
  /** With its verb at the end: "sich in der Heimatzone befindet". */
  is?: (form: Form, not: string) => string
}

/** In the form of its noun. */
export type Agreeing = (gender: Gender, plural: boolean) => string

export interface ItalianPart {
  /** Before the noun: "altro". */
  before?: Agreeing | undefined
  /** Behind it, and behind "è". */
  adjective?: Agreeing | undefined
  kind?: Part
  with?: Part
  without?: Part
  behind?: Agreeing | Part
  place?: Part
  /** With its verb: "si trova nell'area di casa". */
  is?: (gender: Gender, plural: boolean) => string
}

/** "inchinato", "inchinate" */
export const inO =
  (stem: string): Agreeing =>
  (gender, plural) =>
    agreeing(stem, gender, plural)

/** "partecipante", "partecipanti" */
export const inE =
  (stem: string): Agreeing =>
  (_, plural) =>
    `${stem}${plural ? 'i' : 'e'}`

/** "unico", "uniche" */
export const inCo =
  (stem: string): Agreeing =>
  (gender, plural) =>
    gender === 'f' && plural ? `${stem}he` : agreeing(stem, gender, plural)
