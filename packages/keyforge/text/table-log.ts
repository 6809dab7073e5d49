/**
 * The log: what each event is worth a line for, and who may read which names in it. Names are given only to those
 * who knew the face when it happened (`entry.faces`); what a card has become since then is not asked.
 */

import type { CardId, Lang, LogEntry, Seat } from '@regelwerk/core'
import { sayFizzle } from '@regelwerk/say'
import type { G, RuleId } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { houses as allHouses } from '../houses.ts'
import { registered } from '../prepare.ts'
import { ARCHIVES, DECK, DISCARD, HAND, LINE, NONE, PURGED } from '../state.ts'
import { counters, houses, keys, keywords, signs, status } from '../table.ts'
import type { Phrases } from '../words/types.ts'
import { nameOf as titleName } from './grammar.ts'
import { faceName, hiddenCards, player, printedName, wholeText } from './table-words.ts'
import { traitName } from './traits.ts'

/** Exhausting that goes without saying: a card that is used. */
const USING: RuleId = 'rules/kreaturen-verwenden'
/** Readying at the end of the turn. */
const READY_STEP: RuleId = 'rules/schritt-4-karten-spielbereit-machen'
/** An action that has been resolved. */
const ACTION_DONE: RuleId = 'rules/aktionskarten'
/** The price of a key is told with the key. */
const FORGING: RuleId = 'rules/schritt-1-schluessel-schmieden'
/** Piles that are shuffled: their cards are not told one by one. */
const RESHUFFLING: readonly string[] = [
  'rules/aufbau',
  'glossary/mulligan',
  'rules/schritt-5-karten-ziehen',
] satisfies RuleId[]
/** Cards put into play without being played. */
const PUT_INTO_PLAY: RuleId = 'glossary/spielen'
const MOST_NAMED = 8

interface Reader {
  g: G
  lang: Lang
  isKnown(id: CardId): boolean
  name(id: CardId): string
  names(ids: readonly CardId[]): string
  who(seat: Seat): string
  say(en: string, de: string, it: string): string
}

/** A line of the log, as this seat may read it (null: everything); null: nothing worth a line. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const isKnown = (id: CardId): boolean =>
    seat === null || entry.faces.some(([card, seats]) => card === id && (seats & (1 << seat)) !== 0)
  const names = (ids: readonly CardId[]): string => {
    const known = ids.filter(isKnown).map((id) => printedName(g, id, lang))
    const hidden = ids.length - known.length
    return [...known, ...(hidden > 0 ? [hiddenCards(hidden, lang)] : [])].join(', ')
  }
  const reader: Reader = {
    g,
    lang,
    isKnown,
    name: (id) => names([id]),
    names,
    who: (one) => player(one, lang),
    say: (en, de, it) => ({ en, de, it })[lang],
  }
  const line = told(reader, entry.event as KeyForgeEvent, entry.rule)
  return line === null ? null : line.charAt(0).toUpperCase() + line.slice(1)
}

type Of<K extends KeyForgeEvent['kind']> = Extract<KeyForgeEvent, { kind: K }>

function told(to: Reader, e: KeyForgeEvent, rule: string): string | null {
  const { say, who, name, names, isKnown, lang } = to
  switch (e.kind) {
    case 'acts': {
      const by =
        e.by === 'warded' ? status.warded.label : e.by === 'armor' ? signs.armor.label : keywords[e.by]
      return `${name(e.card)}: ${by[lang]}.`
    }
    case 'skipped':
      return sayFizzle(lang, name(e.card), e.why, isKnown(e.card) ? wholeText(e.ability, lang) : null)
    case 'begin turn':
      return say(`Turn of ${who(e.seat)}.`, `${who(e.seat)} ist am Zug.`, `Tocca a ${who(e.seat)}.`)
    case 'choose house': {
      if (e.house === null)
        return say(
          `${who(e.seat)} has no house to choose.`,
          `${who(e.seat)} hat keine Fraktion zu wählen.`,
          `${who(e.seat)} non ha casate da scegliere.`,
        )
      const house = houses[e.house].label[lang]
      return say(
        `${who(e.seat)} chooses house ${house}.`,
        `${who(e.seat)} wählt die Fraktion ${house}.`,
        `${who(e.seat)} sceglie la casata ${house}.`,
      )
    }
    case 'end turn':
      return e.check
        ? say(`${who(e.seat)} says: check!`, `${who(e.seat)} sagt: Check!`, `${who(e.seat)} dice: check!`)
        : null
    case 'win': {
      const winners = e.seats.map(who).join(', ')
      return say(`${winners} wins the game.`, `${winners} gewinnt das Spiel.`, `${winners} vince la partita.`)
    }
    case 'mulligan':
      return say(
        `${who(e.seat)} takes a mulligan.`,
        `${who(e.seat)} nimmt einen Mulligan.`,
        `${who(e.seat)} fa un mulligan.`,
      )
    case 'name house': {
      const house = houses[e.house].label[lang]
      return say(
        `House ${house} is chosen.`,
        `Die Fraktion ${house} wird gewählt.`,
        `Viene scelta la casata ${house}.`,
      )
    }
    case 'name number':
      return say(
        `The number ${e.n} is chosen.`,
        `Die Zahl ${e.n} wird gewählt.`,
        `Viene scelto il numero ${e.n}.`,
      )
    case 'gain':
    case 'lose':
    case 'steal':
    case 'capture':
    case 'pay':
    case 'put amber':
    case 'take amber':
    case 'forge':
    case 'unforge':
    case 'chains':
      return e.kind === 'lose' && rule === FORGING ? null : toldOfAmber(to, e)
    case 'draw':
      return say(
        `${who(e.seat)} draws ${name(e.card)}.`,
        `${who(e.seat)} zieht ${name(e.card)}.`,
        `${who(e.seat)} pesca ${name(e.card)}.`,
      )
    case 'put':
      if (rule === ACTION_DONE && e.to === DISCARD) return null
      return e.to === DECK && RESHUFFLING.includes(rule) ? null : toldOfPut(to, e)
    case 'shuffle':
      return say(`${who(e.seat)} shuffles.`, `${who(e.seat)} mischt.`, `${who(e.seat)} mescola.`)
    case 'swap piles':
      return say(
        `${who(e.seat)} swaps deck and discard pile.`,
        `${who(e.seat)} tauscht Deck und Ablagestapel.`,
        `${who(e.seat)} scambia mazzo e pila degli scarti.`,
      )
    case 'look': {
      if (e.cards.length === 0) return null
      // A whole deck that is searched is not listed.
      const seen = e.cards.length > MOST_NAMED ? hiddenCards(e.cards.length, lang) : names(e.cards)
      return say(
        `${who(e.seat)} looks at ${seen}.`,
        `${who(e.seat)} sieht an: ${seen}.`,
        `${who(e.seat)} guarda ${seen}.`,
      )
    }
    case 'reveal':
      return e.cards.length === 0
        ? null
        : say(
            `Revealed: ${names(e.cards)}.`,
            `Aufgedeckt: ${names(e.cards)}.`,
            `Rivelate: ${names(e.cards)}.`,
          )
    case 'put under':
      return say(
        `${name(e.card)} is put beneath ${name(e.on)}.`,
        `${name(e.card)} wird unter ${name(e.on)} gelegt.`,
        `${name(e.card)} viene messa sotto ${name(e.on)}.`,
      )
    case 'play':
      return say(
        `${who(e.seat)} plays ${name(e.card)}.`,
        `${who(e.seat)} spielt ${name(e.card)}.`,
        `${who(e.seat)} gioca ${name(e.card)}.`,
      )
    case 'copy':
      if (e.print === NONE) return null
      return say(
        `${name(e.card)} is a copy of ${faceName(to.g, e.print, lang)}.`,
        `${name(e.card)} ist eine Kopie von ${faceName(to.g, e.print, lang)}.`,
        `${name(e.card)} è una copia di ${faceName(to.g, e.print, lang)}.`,
      )
    case 'enter':
      return toldOfEntering(to, e, rule)
    case 'leave':
      return toldOfLeaving(to, e)
    case 'use':
      return toldOfUse(to, e)
    case 'attack':
      return say(
        `${name(e.card)} attacks ${name(e.target)}.`,
        `${name(e.card)} greift ${name(e.target)} an.`,
        `${name(e.card)} attacca ${name(e.target)}.`,
      )
    case 'resolve':
      return toldOfAbility(to, e)
    case 'exhaust':
      return rule === USING
        ? null
        : say(
            `${name(e.card)} is exhausted.`,
            `${name(e.card)} wird erschöpft.`,
            `${name(e.card)} viene esaurita.`,
          )
    case 'ready':
      return rule === READY_STEP
        ? null
        : say(
            `${name(e.card)} is readied.`,
            `${name(e.card)} wird spielbereit gemacht.`,
            `${name(e.card)} viene preparata.`,
          )
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'unward':
    case 'enrage':
    case 'calm':
      return STATUS[e.kind][lang].replace('#', name(e.card))
    case 'damage':
    case 'heal':
    case 'counter':
      return toldOfMarkers(to, e)
    case 'move':
      return say(
        `${name(e.card)} moves in the battleline.`,
        `${name(e.card)} wechselt den Platz in der Schlachtreihe.`,
        `${name(e.card)} si sposta nella linea di battaglia.`,
      )
    case 'swap':
      return say(
        `${name(e.card)} and ${name(e.with)} swap places.`,
        `${name(e.card)} und ${name(e.with)} tauschen die Plätze.`,
        `${name(e.card)} e ${name(e.with)} si scambiano di posto.`,
      )
    case 'control':
      return say(
        `${who(e.seat)} takes control of ${name(e.card)}.`,
        `${who(e.seat)} übernimmt die Kontrolle über ${name(e.card)}.`,
        `${who(e.seat)} prende il controllo di ${name(e.card)}.`,
      )
    case 'join line':
      return say(
        `${name(e.card)} joins the battleline.`,
        `${name(e.card)} tritt in die Schlachtreihe ein.`,
        `${name(e.card)} entra nella linea di battaglia.`,
      )
    case 'house': {
      const house = allHouses[e.house]
      if (house === undefined) return null
      const label = houses[house].label[lang]
      return say(
        `${name(e.card)} now belongs to house ${label}.`,
        `${name(e.card)} gehört nun zur Fraktion ${label}.`,
        `${name(e.card)} ora appartiene alla casata ${label}.`,
      )
    }
    case 'name trait': {
      const trait = traitName(e.trait, lang)
      return say(
        `The trait ${trait} is chosen.`,
        `Das Merkmal ${trait} wird gewählt.`,
        `Viene scelto il tratto ${trait}.`,
      )
    }
    case 'name card': {
      const named = titleName(e.title, lang)
      return say(`${named} is named.`, `${named} wird genannt.`, `Viene nominata ${named}.`)
    }
    case 'attach':
      return say(
        `${name(e.card)} is attached to ${name(e.on)}.`,
        `${name(e.card)} wird an ${name(e.on)} angelegt.`,
        `${name(e.card)} viene assegnata a ${name(e.on)}.`,
      )
    case 'leave line':
      return say(
        `${name(e.card)} leaves the battleline.`,
        `${name(e.card)} verlässt die Schlachtreihe.`,
        `${name(e.card)} lascia la linea di battaglia.`,
      )
    case 'active house': {
      const house = houses[e.house].label[lang]
      return say(
        `The active house is now ${house}.`,
        `Die aktive Fraktion ist nun ${house}.`,
        `La casata attiva ora è ${house}.`,
      )
    }
    case 'turn over':
      return say('The turn ends.', 'Der Zug endet.', 'Il turno termina.')
    case 'as upgrade':
      return say(
        `${name(e.card)} is played as an upgrade.`,
        `${name(e.card)} wird als Aufwertung gespielt.`,
        `${name(e.card)} viene giocata come potenziamento.`,
      )
    // Told by what comes before or after, or of no interest.
    case 'begin step':
    case 'tag':
    case 'untag':
    case 'lasting':
    case 'unlasting':
    case 'used up':
      return null
    default:
      return unknown(e)
  }
}

function unknown(event: never): never {
  throw new Error(`there are no words for the event ${JSON.stringify(event)}`)
}

const STATUS: Readonly<Record<'stun' | 'unstun' | 'ward' | 'unward' | 'enrage' | 'calm', Phrases>> = {
  stun: { en: '# is stunned.', de: '# wird betäubt.', it: '# viene stordita.' },
  unstun: { en: '# is no longer stunned.', de: '# ist nicht mehr betäubt.', it: '# non è più stordita.' },
  ward: { en: '# is warded.', de: '# wird beschützt.', it: '# viene protetta.' },
  unward: { en: '# loses its ward.', de: '# ist nicht mehr beschützt.', it: '# perde la protezione.' },
  enrage: { en: '# is enraged.', de: '# wird wütend.', it: '# viene infuriata.' },
  calm: { en: '# is no longer enraged.', de: '# ist nicht mehr wütend.', it: '# non è più infuriata.' },
}

type OfAmber = Of<
  'gain' | 'lose' | 'steal' | 'capture' | 'pay' | 'put amber' | 'take amber' | 'forge' | 'unforge' | 'chains'
>

function toldOfAmber({ say, who, name }: Reader, e: OfAmber): string | null {
  switch (e.kind) {
    case 'gain':
      return say(
        `${who(e.seat)} gains ${e.n} Æmber.`,
        `${who(e.seat)} erhält ${e.n} Æmber.`,
        `${who(e.seat)} guadagna ${e.n} Æmbra.`,
      )
    case 'lose':
      return say(
        `${who(e.seat)} loses ${e.n} Æmber.`,
        `${who(e.seat)} verliert ${e.n} Æmber.`,
        `${who(e.seat)} perde ${e.n} Æmbra.`,
      )
    case 'steal':
      return say(
        `${who(e.to)} steals ${e.n} Æmber.`,
        `${who(e.to)} stiehlt ${e.n} Æmber.`,
        `${who(e.to)} ruba ${e.n} Æmbra.`,
      )
    case 'capture':
      return say(
        `${name(e.card)} captures ${e.n} Æmber of ${who(e.from)}.`,
        `${name(e.card)} erbeutet ${e.n} Æmber von ${who(e.from)}.`,
        `${name(e.card)} cattura ${e.n} Æmbra di ${who(e.from)}.`,
      )
    case 'pay':
      return say(
        `${who(e.from)} pays ${e.n} Æmber to ${who(e.to)}.`,
        `${who(e.from)} bezahlt ${e.n} Æmber an ${who(e.to)}.`,
        `${who(e.from)} paga ${e.n} Æmbra a ${who(e.to)}.`,
      )
    case 'put amber':
      return say(
        `${e.n} Æmber is put on ${name(e.card)}.`,
        `${e.n} Æmber kommt auf ${name(e.card)}.`,
        `${e.n} Æmbra viene messa su ${name(e.card)}.`,
      )
    case 'take amber':
      return say(
        `${e.n} Æmber is taken from ${name(e.card)}.`,
        `${e.n} Æmber wird von ${name(e.card)} genommen.`,
        `${e.n} Æmbra viene tolta da ${name(e.card)}.`,
      )
    case 'forge': {
      const key = keys[e.key]
      return say(
        `${who(e.seat)} forges the ${key?.label.en} key for ${e.cost} Æmber.`,
        `${who(e.seat)} schmiedet für ${e.cost} Æmber einen Schlüssel: ${key?.label.de}.`,
        `${who(e.seat)} forgia la chiave ${key?.label.it} per ${e.cost} Æmbra.`,
      )
    }
    case 'unforge': {
      const key = keys[e.key]
      return say(
        `The ${key?.label.en} key of ${who(e.seat)} is unforged.`,
        `Ein Schlüssel von ${who(e.seat)} wird ungeschmiedet gemacht: ${key?.label.de}.`,
        `La chiave ${key?.label.it} di ${who(e.seat)} viene annullata.`,
      )
    }
    case 'chains': {
      const n = Math.abs(e.n)
      const [en, de, it] =
        n === 1 ? ['1 chain', '1 Kette', '1 catena'] : [`${n} chains`, `${n} Ketten`, `${n} catene`]
      return e.n > 0
        ? say(`${who(e.seat)} gains ${en}.`, `${who(e.seat)} erhält ${de}.`, `${who(e.seat)} riceve ${it}.`)
        : say(
            `${who(e.seat)} sheds ${en}.`,
            `${who(e.seat)} verliert ${de}.`,
            `${who(e.seat)} si libera di ${it}.`,
          )
    }
  }
}

function toldOfPut({ say, name, who }: Reader, e: Of<'put'>): string | null {
  const card = name(e.card)
  const holder = who(e.holder)
  switch (e.to) {
    case DISCARD:
      return e.discarded
        ? say(`${card} is discarded.`, `${card} wird abgelegt.`, `${card} viene scartata.`)
        : say(
            `${card} goes to the discard pile of ${holder}.`,
            `${card} kommt auf den Ablagestapel von ${holder}.`,
            `${card} va nella pila degli scarti di ${holder}.`,
          )
    case HAND:
      return say(
        `${card} goes to the hand of ${holder}.`,
        `${card} kommt auf die Hand von ${holder}.`,
        `${card} va nella mano di ${holder}.`,
      )
    case ARCHIVES:
      return say(
        `${card} goes to the archives of ${holder}.`,
        `${card} kommt in das Archiv von ${holder}.`,
        `${card} va negli archivi di ${holder}.`,
      )
    case PURGED:
      return say(`${card} is purged.`, `${card} wird verbannt.`, `${card} viene epurata.`)
    case DECK:
      return e.place === 'bottom'
        ? say(
            `${card} goes under the deck of ${holder}.`,
            `${card} kommt unter das Deck von ${holder}.`,
            `${card} va in fondo al mazzo di ${holder}.`,
          )
        : say(
            `${card} goes onto the deck of ${holder}.`,
            `${card} kommt auf das Deck von ${holder}.`,
            `${card} va in cima al mazzo di ${holder}.`,
          )
    default:
      return null
  }
}

/** Who plays a card has been told; an upgrade has a host, and some cards are put into play otherwise. */
function toldOfEntering({ say, name, who }: Reader, e: Of<'enter'>, rule: string): string | null {
  const card = name(e.card)
  if (e.on !== NONE)
    return say(
      `${card} is attached to ${name(e.on)}.`,
      `${card} wird an ${name(e.on)} angelegt.`,
      `${card} viene assegnata a ${name(e.on)}.`,
    )
  if (rule === PUT_INTO_PLAY)
    return say(
      `${card} is put into play under the control of ${who(e.seat)}.`,
      `${card} kommt unter der Kontrolle von ${who(e.seat)} ins Spiel.`,
      `${card} entra in gioco sotto il controllo di ${who(e.seat)}.`,
    )
  if (e.stunned)
    return say(
      `${card} enters play stunned.`,
      `${card} kommt betäubt ins Spiel.`,
      `${card} entra in gioco stordita.`,
    )
  if (!e.exhausted && e.zone === LINE)
    return say(
      `${card} enters play ready.`,
      `${card} kommt spielbereit ins Spiel.`,
      `${card} entra in gioco pronta.`,
    )
  return null
}

function toldOfLeaving(to: Reader, e: Of<'leave'>): string | null {
  const { say, name } = to
  if (!e.destroyed) return toldOfPut(to, { ...e, kind: 'put' })
  const gone = say(
    `${name(e.card)} is destroyed.`,
    `${name(e.card)} wird zerstört.`,
    `${name(e.card)} viene distrutta.`,
  )
  return e.to === DISCARD ? gone : `${gone} ${toldOfPut(to, { ...e, kind: 'put' }) ?? ''}`.trim()
}

/** A fight is told when it is known whom it is against. */
function toldOfUse({ say, who, name }: Reader, e: Of<'use'>): string | null {
  const card = name(e.card)
  switch (e.how) {
    case 'fight':
    case 'unstun':
      return null
    case 'reap':
      return say(
        `${who(e.seat)} reaps with ${card}.`,
        `${who(e.seat)} erntet mit ${card}.`,
        `${who(e.seat)} miete con ${card}.`,
      )
    default:
      return say(
        `${who(e.seat)} uses ${card}.`,
        `${who(e.seat)} verwendet ${card}.`,
        `${who(e.seat)} usa ${card}.`,
      )
  }
}

/** What is played or used has been told, so only abilities that come up by themselves are worth a line. */
function toldOfAbility({ say, name }: Reader, e: Of<'resolve'>): string | null {
  const { ability } = registered(e.ability)
  if (e.card === NONE || ability === null) return null
  const byItself = ability.kind === 'triggered' || (ability.kind === 'bold' && isSelfStarting(ability.on))
  return byItself
    ? say(
        `The ability of ${name(e.card)} resolves.`,
        `Die Fähigkeit von ${name(e.card)} wird abgehandelt.`,
        `Si risolve l’abilità di ${name(e.card)}.`,
      )
    : null
}

const isSelfStarting = (on: readonly string[]): boolean => on.includes('destroyed') || on.includes('leaves')

function toldOfMarkers({ say, name, lang }: Reader, e: Of<'damage' | 'heal' | 'counter'>): string | null {
  const card = name(e.card)
  switch (e.kind) {
    case 'damage': {
      const taken = say(
        `${card} takes ${e.n} damage`,
        `${card} erleidet ${e.n} Schaden`,
        `${card} subisce ${e.n} danni`,
      )
      return e.prevented === 0
        ? `${taken}.`
        : `${taken} ${say(`(armor prevents ${e.prevented}).`, `(Rüstung verhindert ${e.prevented}).`, `(l’armatura ne previene ${e.prevented}).`)}`
    }
    case 'heal':
      return say(
        `${e.n} damage of ${card} is healed.`,
        `${e.n} Schaden von ${card} wird geheilt.`,
        `${card} viene curata di ${e.n} danni.`,
      )
    case 'counter': {
      const name_ = counters[e.counter][lang]
      const counter = e.counter === 'power' && lang === 'en' ? `${name_}s` : name_
      return e.n >= 0
        ? say(
            `${card} gets ${e.n} ${counter}.`,
            `${card} erhält ${e.n} ${counter}.`,
            `${card} riceve ${e.n} ${counter}.`,
          )
        : say(
            `${card} loses ${-e.n} ${counter}.`,
            `${card} verliert ${-e.n} ${counter}.`,
            `${card} perde ${-e.n} ${counter}.`,
          )
    }
  }
}
