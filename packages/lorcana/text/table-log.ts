/**
 * The log: what each event is worth a line for, and who may read which names in it. Names are given only to those
 * who knew the face when it happened (`entry.faces`); what a card has become since then is not asked.
 */
import type { CardId, Lang, LogEntry, Seat } from '@regelwerk/core'
import { capital, sayFizzle } from '@regelwerk/say'
import type { Amount, Grant } from '../abilities.ts'
import type { G, RuleId } from '../book.ts'
import type { LorcanaEvent, Put } from '../events.ts'
import { abilityNamed } from '../prepare.ts'
import { DECK, DISCARD, HAND, INKWELL, type LorcanaLasting, NONE } from '../state.ts'
import { keywords } from '../words/keywords/index.ts'
import { sayAbility } from './index.ts'
import { classificationAlone, nameIn } from './nouns.ts'
import { abilityText, type Reader, reader, wholeText } from './table-reader.ts'
import type { Gift, Place, Span } from './table-words.ts'

/** A card is announced as it is shown (4.3.2.1), so that the others know what all that follows is about. */
const ANNOUNCED: RuleId = '4.3.2.1'
/** A card to be inked is shown at once before (4.2.1.1). */
const SHOWN_TO_INK: RuleId = '4.2.1.1'
/** An action that has been resolved. */
const ACTION_DONE: RuleId = '4.3.3.2'
const READY_STEP: RuleId = '3.2.1.1'
/** Exerting that goes without saying: to quest, to challenge, to sing, to use an ability. */
const EXERTED_FOR: ReadonlySet<string> = new Set<RuleId>(['4.5.1.3', '4.6.4.4', '4.3.2.4', '4.4.3.4'])

/** A line of the log, as this seat may read it (null: everything); null: nothing worth a line. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const knows = (id: CardId): boolean =>
    seat === null || entry.faces.some(([card, seats]) => card === id && (seats & (1 << seat)) !== 0)
  const line = told(reader(g, lang, knows), entry.event as LorcanaEvent, entry.rule)
  return line === null ? null : capital(line)
}

function told(to: Reader, e: LorcanaEvent, rule: string): string | null {
  const { log, name, names, typeOf, playerAt, ownerOf } = to
  switch (e.kind) {
    case 'turn':
      return log.turn(e.number, playerAt(e.seat))
    case 'draw':
      return log.draws(playerAt(e.seat), name(e.card))
    case 'discard':
      return log.discards(playerAt(e.seat), names(e.cards))
    case 'put':
      if (rule === ACTION_DONE && e.to === DISCARD) return null
      return log.puts(ownerOf(e.card), names(e.order ?? [e.card]), placeOf(e))
    case 'unshift':
      return log.puts(ownerOf(e.card), name(e.card), 'hand')
    case 'ink':
      return log.puts(ownerOf(e.card), name(e.card), e.exerted ? 'inkwell exerted' : 'inkwell')
    case 'reveal':
      if (rule === SHOWN_TO_INK) return null
      return (rule === ANNOUNCED ? log.plays : log.reveals)(playerAt(e.seat), names(e.cards))
    case 'enter': {
      const shifted = e.onto === NONE ? [] : [log.shifts(ownerOf(e.card), name(e.card), name(e.onto))]
      const how =
        e.exerted || e.damage > 0 ? [log.enters(name(e.card), typeOf(e.card), e.exerted, e.damage)] : []
      return [...shifted, ...how.map(capital)].join(' ') || null
    }
    case 'banish':
      return log.banished(name(e.card), typeOf(e.card))
    case 'exert':
      return EXERTED_FOR.has(rule) ? null : log.exerted(name(e.card), typeOf(e.card))
    case 'ready':
      return rule === READY_STEP ? null : log.readied(name(e.card), typeOf(e.card))
    case 'payInk':
      return log.pays(playerAt(e.seat), e.n)
    case 'damage':
      return e.amount > 0 ? log.damaged(name(e.card), e.amount, e.how) : null
    case 'heal':
      return e.amount > 0 ? log.healed(name(e.card), e.amount) : null
    case 'gainLore':
      return log.gainsLore(playerAt(e.seat), e.amount)
    case 'loseLore':
      return log.losesLore(playerAt(e.seat), e.amount)
    case 'moveTo':
      return log.moves(name(e.card), name(e.location))
    case 'boost':
      return e.elsewhere
        ? log.laysUnder(ownerOf(e.card), e.faceup ? name(e.under) : null, name(e.card))
        : log.boosts(ownerOf(e.card), name(e.card))
    case 'shuffle':
      return log.shuffles(playerAt(e.seat))
    case 'new deck':
      return log.newDeck(playerAt(e.seat))
    case 'look':
      return log.looksAt(playerAt(e.seat), names(e.cards))
    case 'lasting':
      return lasting(to, e.effect)
    case 'sing':
      return log.sings(name(e.card), name(e.song))
    case 'quest':
      return log.quests(name(e.card))
    case 'challenge':
      return log.challenges(name(e.challenger), name(e.defender))
    case 'support':
      return log.supports(name(e.by), name(e.card))
    case 'activate': {
      const used = log.uses(ownerOf(e.card), name(e.card))
      return to.knows(e.card) ? withText(used, e.ability, to) : `${used}.`
    }
    case 'resolve':
      return resolved(to, e)
    case 'acts':
      return `${name(e.card)}: ${keywords[e.keyword].name[to.lang]}.`
    case 'skipped':
      return sayFizzle(
        to.lang,
        name(e.card),
        e.why,
        to.knows(e.card) ? wholeText(e.ability, to.lang) : null,
        e.spared.length === 0 ? '' : log.protects(names(e.spared)),
      )
    case 'name':
      return log.names(playerAt(e.seat), nameIn(e.name, to.lang))
    case 'lose':
      return log.loses(playerAt(e.seat))
    case 'win':
      return log.wins(e.seats.map(playerAt))
    // Told by what comes before or after, or of no interest.
    case 'play':
    case 'banishes':
    case 'chosen':
    case 'add to bag':
    case 'start of turn':
    case 'end of turn':
    case 'begin challenge':
    case 'end challenge':
    case 'unlasting':
    case 'leave game':
    case 'dry':
      return null
    default:
      return unknown(e)
  }
}

function unknown(event: never): never {
  throw new Error(`there are no words for the event ${JSON.stringify(event)}`)
}

function placeOf({ to, place, exerted }: Put): Place {
  switch (to) {
    case HAND:
      return 'hand'
    case DISCARD:
      return 'discard'
    case INKWELL:
      return exerted ? 'inkwell exerted' : 'inkwell'
    case DECK:
      return place ?? 'top'
  }
}

/** A triggered ability with its text. One that is used or an action that is played has been told before. */
function resolved(to: Reader, e: Extract<LorcanaEvent, { kind: 'resolve' }>): string | null {
  const { ability } = abilityNamed(e.ability)
  if (ability?.kind === 'triggered') {
    const name = to.name(e.card)
    const said = to.knows(e.card) ? withText(name, e.ability, to) : to.log.takesEffect(name)
    return e.empty ? `${said} ${to.log.withoutEffect}` : said
  }
  const isPart = ability === null && e.ability.includes('/')
  return isPart ? to.log.takesEffect(to.name(e.card)) : null
}

/** With the text of the ability, which is a sentence unless it is a keyword. */
function withText(said: string, ability: string, to: Reader): string {
  const text = abilityText(ability, to.lang)
  return text === null ? `${said}.` : `${said}: ${text}${text.endsWith('.') ? '' : '.'}`
}

function lasting(to: Reader, effect: Omit<LorcanaLasting, 'id'>): string | null {
  const { what, source } = effect
  const span: Span = { for: effect.for, player: to.playerAt(effect.seat) }
  switch (what.kind) {
    case 'grant': {
      const cards = what.to.map((ref) => ref.card)
      const gift = giftOf(to, what.grant)
      return gift && to.log.gets(to.names(cards), cards.length > 1, gift, span)
    }
    case 'preventNextDamage':
      return to.log.noNextDamage(to.name(what.to.card), span)
    case 'noChallengeDamage':
      return to.log.noChallengeDamage(to.name(what.to.card))
    default:
      return source && to.log.lasts(to.name(source.card), span)
  }
}

/** In the log a grant has been counted (6.1.8): all amounts are numbers. Null: there is nothing in it. */
function giftOf(to: Reader, grant: Grant): Gift | null {
  const counted = (n: Amount | undefined): number | undefined => (typeof n === 'number' ? n : undefined)
  const keywords = [
    ...(grant.keywords ?? []).map((word) => sayAbility({ kind: 'keyword', ...word }, NO_CARD, to.lang)),
    ...(grant.abilities ?? []).map((one) => `“${typeof one === 'string' ? abilityText(one, to.lang) : ''}”`),
    ...(grant.classifications ?? []).map((name) => classificationAlone(name, to.lang)),
  ]
  const gift: Gift = {
    strength: counted(grant.strength),
    willpower: counted(grant.willpower),
    lore: counted(grant.lore),
    keywords,
    cant: grant.cant ?? [],
  }
  const empty = gift.strength === undefined && gift.willpower === undefined && gift.lore === undefined
  return empty && keywords.length === 0 && gift.cant.length === 0 ? null : gift
}

/** A keyword reads the same on every card. */
const NO_CARD = { type: 'character', fullName: '', abilities: [] } as const
