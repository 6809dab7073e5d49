/** What a triggering condition is said with: who or what it is about, in which tense, during which conflict. */
import { words } from '@regelwerk/say'
import { before, fixed as fest, type Phrase as GermanPhrase } from '@regelwerk/say/de'
import { an, type Phrase as EnglishPhrase, finite, phrase as simple } from '@regelwerk/say/en'
import { type Phrase as ItalianPhrase, nobody } from '@regelwerk/say/it'
import type { Element, Filter, Skill } from '../abilities.ts'
import { conflictSaid } from '../words/known.ts'
import * as de from './de-phrases.ts'
import { elementPrefix } from './de-words.ts'
import * as en from './en-phrases.ts'
import { type ConflictSpec, type Context, remember, type Tense } from './grammar.ts'
import * as it from './it-phrases.ts'
import { conflictAdjective, ofElement } from './it-words.ts'

/** The card it happens to. */
export type About = Filter | 'self' | 'host' | 'target'

abstract class Telling<P> {
  constructor(
    readonly context: Context,
    readonly tense: Tense,
    /** What an ability's own condition says of the conflict. */
    readonly during: ConflictSpec | undefined,
  ) {}

  protected abstract card(what: About): P

  /** A card of which the effect may go on to speak as "that character". */
  about(what: About): P {
    const said = this.card(what)
    if (typeof what === 'object') remember('triggering', this.context)
    return said
  }

  /** All that is said of the conflict; undefined: nothing. */
  protected spec(own: ConflictSpec = {}): ConflictSpec | undefined {
    const spec = { ...own, ...this.during }
    return Object.keys(spec).length > 0 || this.during !== undefined ? spec : undefined
  }
}

export class EnglishTelling extends Telling<EnglishPhrase> {
  protected card(what: About): EnglishPhrase {
    return typeof what === 'string' ? en.phrase(what, this.context) : simple(en.some(what, this.context))
  }

  who(who: 'you' | 'opponent'): EnglishPhrase {
    return simple(who === 'you' ? 'you' : 'your opponent', who === 'you')
  }

  /** "this character is honored", "... would be honored" */
  does(subject: EnglishPhrase | string, base: string): string {
    const who = typeof subject === 'string' ? simple(subject) : subject
    return `${who.nom} ${this.tense === 'would' ? `would ${base}` : finite(who, base)}`
  }

  /** "a military conflict" */
  conflict(kind: string | undefined, element?: Element): string {
    const name = words(kind, element && en.elementName(element), 'conflict')
    return this.tense === 'delayed' ? `this ${name}` : an(name)
  }

  within(own?: ConflictSpec): string | undefined {
    const spec = this.spec(own)
    return spec && `during ${conflictSaid().en(spec, this.context)}`
  }
}

/** A German verb at the end of its clause, in its three tenses. */
export interface GermanVerb {
  after: string
  when: string
  would: string
}

/** "das Spiel verlassen hat", "verlässt", "verlassen würde" */
export const active = (participle: string, present: string, infinitive: string, aux = 'hat'): GermanVerb => ({
  after: `${participle} ${aux}`,
  when: present,
  would: `${infinitive} ${aux === 'hast' || aux === 'bist' ? 'würdest' : aux === 'haben' || aux === 'sind' ? 'würden' : 'würde'}`,
})

/** "geehrt worden ist", "geehrt wird", "geehrt werden würde" */
export const passive = (participle: string, more = false): GermanVerb => ({
  after: `${participle} worden ${more ? 'sind' : 'ist'}`,
  when: `${participle} ${more ? 'werden' : 'wird'}`,
  would: `${participle} werden ${more ? 'würden' : 'würde'}`,
})

/** Of you or of the opponent. */
export const doneBy = (
  who: 'you' | 'opponent',
  participle: string,
  du: string,
  er: string,
  infinitive: string,
): GermanVerb =>
  who === 'you' ? active(participle, du, infinitive, 'hast') : active(participle, er, infinitive)

export class GermanTelling extends Telling<GermanPhrase> {
  protected card(what: About): GermanPhrase {
    return typeof what === 'string' ? de.phrase(what, this.context) : de.some(what, this.context)
  }

  who(who: 'you' | 'opponent'): GermanPhrase {
    return who === 'you' ? fest('du') : de.opponent
  }

  does(body: string, verb: GermanVerb): string {
    return words(body, verb[this.tense === 'delayed' ? 'when' : this.tense])
  }

  own(): string {
    return de.self(this.context).in('acc')
  }

  /** "einen militärischen Konflikt" */
  conflict(adjectives: readonly string[], element?: Element): string {
    const determiner = this.tense === 'delayed' ? ({ der: 'dies' } as const) : ({ ein: 'ein' } as const)
    return `${before(determiner, adjectives, 'acc', 'm')} ${element ? `${elementPrefix[element]}-` : ''}Konflikt`
  }

  within(own?: ConflictSpec): string | undefined {
    const spec = this.spec(own)
    return spec && `während ${conflictSaid().de(spec, this.context, { ein: 'ein' }, 'gen')}`
  }
}

/** "è stato onorato", "viene onorato", "verrebbe onorato": the stem of the participle. */
export const passivo =
  (stem: string) =>
  ({ gender, plural }: ItalianPhrase): readonly [after: string, when: string, would: string] => {
    const end = gender === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o'
    return plural
      ? [`sono stat${end} ${stem}${end}`, `vengono ${stem}${end}`, `verrebbero ${stem}${end}`]
      : [`è stat${end} ${stem}${end}`, `viene ${stem}${end}`, `verrebbe ${stem}${end}`]
  }

/** In three tenses: "ha vinto", "vince", "vincerebbe". */
export type Tenses = readonly [after: string, when: string, would: string]

export class ItalianTelling extends Telling<ItalianPhrase> {
  protected card(what: About): ItalianPhrase {
    return typeof what === 'string' ? it.phrase(what, this.context) : it.some(what, this.context)
  }

  who(who: 'you' | 'opponent'): ItalianPhrase {
    return who === 'you' ? nobody : it.opponent
  }

  /** In this tense. */
  in([after, when, would]: Tenses): string {
    return { after, when, would, delayed: when }[this.tense]
  }

  does(
    subject: ItalianPhrase | string,
    verb: Tenses | ((subject: ItalianPhrase) => Tenses),
    rest = '',
  ): string {
    const who =
      typeof subject === 'string' ? { with: () => subject, gender: 'm' as const, plural: false } : subject
    return words(who.with(), this.in(typeof verb === 'function' ? verb(who) : verb), rest)
  }

  /** Of you or of the opponent. */
  done(who: 'you' | 'opponent', yours: Tenses, theirs: Tenses, rest = ''): string {
    return words(who === 'opponent' && it.opponent.with(), this.in(who === 'you' ? yours : theirs), rest)
  }

  /** "un conflitto militare" */
  conflict(type: Skill | undefined, element?: Element, more?: string): string {
    return words(
      this.tense === 'delayed' ? 'questo' : 'un',
      'conflitto',
      type && conflictAdjective[type],
      element && ofElement[element],
      more,
    )
  }

  within(own?: ConflictSpec): string | undefined {
    const spec = this.spec(own)
    return spec && `durante ${conflictSaid().it(spec, this.context, 'un')}`
  }
}
