/** The log: what has happened, a line for each event, in English and German. */
import { type CardId, knows, type Lang, type LogEntry, type Seat } from '@regelwerk/core'
import { sayFizzle } from '@regelwerk/say'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import { cardsOf, type L5REvent } from '../events.ts'
import { CONFLICT, cardAt, DYNASTY, HAND, HONORED, NONE, ORDINARY } from '../state.ts'
import { keywords } from '../table.ts'
import { wholeText } from './index.ts'
import type { Pair } from './table-deeds.ts'
import { capital, cardName, deckName, pick, place, player, type Said, word } from './table-words.ts'

/** A line of the log; what the reader did not know is told without its face. */
export function sayLog(g: G, entry: LogEntry, seat: Seat | null, lang: Lang): string | null {
  const isKnown = ([, seats]: [CardId, number]): boolean => seat === null || (seats & (1 << seat)) !== 0
  const known = new Set(entry.faces.filter(isKnown).map(([id]) => id))
  const line = told(g, entry.event as L5REvent, known, lang)
  return line === null ? null : capital(line)
}

/** What a window is about, as a line of the log would say it, to this seat. */
export function sayEvent(g: G, event: L5REvent, seat: Seat, lang: Lang): string | null {
  const known = new Set(cardsOf(event).filter((id) => knows(cardAt(g.state, id), seat)))
  const line = toldOfWindow(g, event, known, lang) ?? told(g, event, known, lang)
  return line === null ? null : capital(line)
}

/** Conditions that are worth no line, or another one, but may be waited for. */
function toldOfWindow(g: G, e: L5REvent, known: ReadonlySet<CardId>, lang: Lang): string | null {
  const card = 'card' in e ? named(g, [e.card], known, lang) : ''
  switch (e.kind) {
    case 'played':
      return pick(lang, [`${card} has been played.`, `${card} ist gespielt worden.`])
    case 'initiate': {
      const targets = named(
        g,
        e.targets.map((ref) => ref.card),
        known,
        lang,
      )
      const whom = targets === '' ? '' : pick(lang, [` on ${targets}`, ` auf ${targets}`])
      return pick(lang, [`the effects of ${card}${whom}.`, `die Effekte von ${card}${whom}.`])
    }
    case 'phase begins': {
      const phase = PHASES[e.phase] as Pair
      return pick(lang, [`the ${phase[0].toLowerCase()} begins.`, `die ${phase[1]} beginnt.`])
    }
    case 'reveal dials':
      return pick(lang, ['the bids are revealed.', 'die Gebote werden aufgedeckt.'])
    case 'phase ends':
      return pick(lang, ['the phase ends.', 'die Phase endet.'])
    case 'conflict ends':
      return pick(lang, ['the conflict has been resolved.', 'der Konflikt ist abgehandelt.'])
    default:
      return null
  }
}

/** The cards by name, and how many the reader does not know. */
function named(g: G, ids: readonly CardId[], known: ReadonlySet<CardId>, lang: Lang): string {
  const names = ids.filter((id) => known.has(id)).map((id) => cardName(g, id, lang))
  const hidden = ids.length - names.length
  if (hidden === 1) names.push(pick(lang, ['a card', 'eine Karte']))
  else if (hidden > 1) names.push(pick(lang, [`${hidden} cards`, `${hidden} Karten`]))
  return listed(names, lang)
}

/** One, two and three. */
const listed = (names: readonly string[], lang: Lang): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${pick(lang, ['and', 'und'])} ${names.at(-1)}`

const PHASES: Said = {
  dynasty: ['Dynasty phase', 'Dynastiephase'],
  draw: ['Draw phase', 'Nachziehphase'],
  conflict: ['Conflict phase', 'Konfliktphase'],
  fate: ['Fate phase', 'Schicksalsphase'],
  regroup: ['Regroup phase', 'Neuformierungsphase'],
}

const WAYS: Said = {
  discard: ['is discarded', 'wird abgelegt'],
  sacrifice: ['is sacrificed', 'wird geopfert'],
  hand: ["returns to its owner's hand", 'kehrt auf die Hand zurück'],
  top: ['goes on top of the deck', 'kommt oben auf das Deck'],
  bottom: ['goes under the deck', 'kommt unter das Deck'],
  removed: ['is removed from the game', 'wird aus dem Spiel entfernt'],
}

/** Where a card is laid; that an event goes to its pile once it is played is not worth a line. */
function sayPut(e: Extract<L5REvent, { kind: 'put' }>, card: string, lang: Lang): string | null {
  const who = player(e.holder, lang)
  if (e.to === HAND)
    return pick(lang, [`${who} takes ${card} to hand.`, `${who} nimmt ${card} auf die Hand.`])
  if (e.to !== DYNASTY && e.to !== CONFLICT) return null
  return e.place === 'bottom'
    ? pick(lang, [`${card} goes under the deck of ${who}.`, `${card} kommt unter das Deck von ${who}.`])
    : pick(lang, [`${card} goes back to the deck of ${who}.`, `${card} kommt ins Deck von ${who} zurück.`])
}

/** Who leaves play, with what was attached, and what that brings. */
function sayLeave(
  { way, brought }: Extract<L5REvent, { kind: 'leave' }>,
  card: string,
  attached: string,
  lang: Lang,
): string {
  const parts = [`${card} ${pick(lang, WAYS[way] as Pair)}`]
  if (attached !== '') parts.push(pick(lang, [`(with ${attached})`, `(mit ${attached})`]))
  const { seat = 0, honor = 0, fate = 0 } = brought ?? {}
  const who = player(seat, lang)
  const changes: string[] = []
  if (honor > 0) changes.push(pick(lang, [`${who} gains 1 honor`, `${who} erhält 1 Ehre`]))
  if (honor < 0) changes.push(pick(lang, [`${who} loses 1 honor`, `${who} verliert 1 Ehre`]))
  if (fate > 0) changes.push(pick(lang, [`${who} gains 1 fate`, `${who} erhält 1 Schicksal`]))
  return `${[parts.join(' '), ...changes].join('; ')}.`
}

function sayDeclaration(
  g: G,
  e: Extract<L5REvent, { kind: 'declare' }>,
  known: ReadonlySet<CardId>,
  lang: Lang,
): string {
  const who = player(e.seat, lang)
  const ring = word(e.ring, lang)
  const province = known.has(e.province) ? cardName(g, e.province, lang) : place(g, e.province, lang)
  const attackers = named(g, e.attackers, known, lang)
  const said = pick(lang, [
    `${who} declares a ${word(e.type, lang)} conflict for the ${ring} ring at ${province} with ${attackers}`,
    `${who} deklariert einen ${word(e.type, lang)}en Konflikt um den Ring ${ring} gegen ${province} mit ${attackers}`,
  ])
  if (e.gained === 0) return `${said}.`
  return pick(lang, [
    `${said} and gains ${e.gained} fate from the ring.`,
    `${said} und erhält ${e.gained} Schicksal vom Ring.`,
  ])
}

function told(g: G, e: L5REvent, known: ReadonlySet<CardId>, lang: Lang): string | null {
  const who = 'seat' in e && typeof e.seat === 'number' ? player(e.seat, lang) : ''
  const say = (en: string, de: string): string => pick(lang, [en, de])
  const names = (ids: readonly CardId[]): string => named(g, ids, known, lang)
  const card = 'card' in e ? names([e.card]) : ''
  const ring = 'ring' in e && typeof e.ring === 'string' ? word(e.ring as Element, lang) : ''
  switch (e.kind) {
    case 'phase begins':
      return pick(lang, PHASES[e.phase] as Pair)
    case 'declare':
      return sayDeclaration(g, e, known, lang)
    case 'pass conflict':
      return say(`${who} passes a conflict opportunity.`, `${who} verzichtet auf eine Konfliktgelegenheit.`)
    case 'outcome':
      if (e.winner === null) return say('Nobody wins the conflict.', 'Niemand gewinnt den Konflikt.')
      return e.unopposed
        ? say(
            `${player(e.winner, lang)} wins the conflict by ${e.margin}, unopposed.`,
            `${player(e.winner, lang)} gewinnt den unverteidigten Konflikt mit ${e.margin} Vorsprung.`,
          )
        : say(
            `${player(e.winner, lang)} wins the conflict by ${e.margin}.`,
            `${player(e.winner, lang)} gewinnt den Konflikt mit ${e.margin} Vorsprung.`,
          )
    case 'commit':
      return e.moved
        ? say(`${card} moves to the conflict.`, `${card} wird in den Konflikt verschoben.`)
        : say(`${card} defends.`, `${card} verteidigt.`)
    case 'move home':
      return say(`${card} goes home.`, `${card} kehrt in die Heimatzone zurück.`)
    case 'enter':
      if (e.on !== NONE)
        return say(`${card} is attached to ${names([e.on])}.`, `${card} wird an ${names([e.on])} angehängt.`)
      return e.participating
        ? say(`${card} enters play in the conflict.`, `${card} kommt im Konflikt ins Spiel.`)
        : say(`${card} enters play.`, `${card} kommt ins Spiel.`)
    case 'leave':
      return sayLeave(e, card, names(e.brought?.attached ?? []), lang)
    case 'announce':
      return e.what === 'play'
        ? say(`${who} plays ${card}.`, `${who} spielt ${card}.`)
        : say(`${who} uses ${card}.`, `${who} nutzt ${card}.`)
    case 'initiate': {
      const targets = e.targets.map((ref) => ref.card)
      if (targets.length === 0) return null
      return targets.length === 1
        ? say(`Target of ${card}: ${names(targets)}.`, `Ziel von ${card}: ${names(targets)}.`)
        : say(`Targets of ${card}: ${names(targets)}.`, `Ziele von ${card}: ${names(targets)}.`)
    }
    case 'canceled':
      return say(`The effects of ${card} are canceled.`, `Die Effekte von ${card} werden aufgehoben.`)
    case 'honor':
      return say(`${card} is honored.`, `${card} wird geehrt.`)
    case 'dishonor':
      return say(`${card} is dishonored.`, `${card} wird entehrt.`)
    case 'status':
      if (e.status === ORDINARY)
        return say(`${card} loses its status token.`, `${card} verliert den Statusmarker.`)
      return e.status === HONORED
        ? say(`${card} receives an honored token.`, `${card} erhält einen Geehrt-Marker.`)
        : say(`${card} receives a dishonored token.`, `${card} erhält einen Entehrt-Marker.`)
    case 'bow':
      return say(`${card} bows.`, `${card} wird gebeugt.`)
    case 'ready':
      return say(`${card} readies.`, `${card} wird spielbereit.`)
    case 'place fate':
      return say(`${card} receives ${e.n} fate.`, `${card} erhält ${e.n} Schicksal.`)
    case 'remove fate':
      return say(`${card} loses ${e.n} fate.`, `${card} verliert ${e.n} Schicksal.`)
    case 'reveal province':
    case 'turn faceup':
      return say(`${card} is revealed.`, `${card} wird aufgedeckt.`)
    case 'turn facedown':
      return say(`${card} is turned facedown.`, `${card} wird verdeckt.`)
    case 'break':
      return say(`${card} is broken.`, `${card} wird unterworfen.`)
    case 'claim':
      return say(`${who} claims the ${ring} ring.`, `${who} beansprucht den Ring ${ring}.`)
    case 'take ring':
      return say(`${who} gets the ${ring} ring for it.`, `${who} erhält dafür den Ring ${ring}.`)
    case 'return ring':
      return say(`The ${ring} ring is unclaimed again.`, `Der Ring ${ring} ist wieder unbeansprucht.`)
    case 'ring fate':
      return e.n > 0
        ? say(`${e.n} fate is placed on the ${ring} ring.`, `${e.n} Schicksal kommt auf den Ring ${ring}.`)
        : null
    case 'dials':
      return say(
        `${player(0, lang)} bids ${e.values[0]}, ${player(1, lang)} bids ${e.values[1]}.`,
        `${player(0, lang)} bietet ${e.values[0]}, ${player(1, lang)} bietet ${e.values[1]}.`,
      )
    case 'transfer honor':
      return say(
        `${player(e.from, lang)} gives ${e.n} honor to ${player(e.to, lang)}.`,
        `${player(e.from, lang)} gibt ${player(e.to, lang)} ${e.n} Ehre.`,
      )
    case 'transfer fate':
      return say(
        `${player(e.from, lang)} gives ${e.n} fate to ${player(e.to, lang)}.`,
        `${player(e.from, lang)} gibt ${player(e.to, lang)} ${e.n} Schicksal.`,
      )
    case 'lose honor':
      return say(`${who} loses ${e.n} honor.`, `${who} verliert ${e.n} Ehre.`)
    case 'gain honor':
      return say(`${who} gains ${e.n} honor.`, `${who} erhält ${e.n} Ehre.`)
    case 'gain fate':
      return say(`${who} gains ${e.n} fate.`, `${who} erhält ${e.n} Schicksal.`)
    case 'lose fate':
      return say(`${who} spends ${e.n} fate.`, `${who} gibt ${e.n} Schicksal aus.`)
    case 'draw':
      return say(`${who} draws ${names(e.cards)}.`, `${who} zieht ${names(e.cards)}.`)
    case 'discard cards':
      return say(`${who} discards ${names(e.cards)}.`, `${who} legt ${names(e.cards)} ab.`)
    case 'shuffle':
      return say(
        `${who} shuffles the ${deckName(e.zone, 'en')}.`,
        `${who} mischt das ${deckName(e.zone, 'de')}.`,
      )
    case 'reveal':
      return say(`Revealed: ${names(e.cards)}.`, `Aufgedeckt: ${names(e.cards)}.`)
    case 'favor':
      return e.seat === null
        ? say('The Imperial Favor is discarded.', 'Die Kaiserliche Gunst wird abgelegt.')
        : say(
            `${player(e.seat, lang)} claims the Imperial Favor (${word(e.side, lang)} side).`,
            `${player(e.seat, lang)} beansprucht die Kaiserliche Gunst (${word(e.side, lang)}e Seite).`,
          )
    case 'duel':
      return say(
        `${names(e.challenger)} challenges ${names(e.challenged)} to a duel.`,
        `${names(e.challenger)} fordert ${names(e.challenged)} zum Duell.`,
      )
    case 'duel decided':
      return e.winner.length === 0
        ? say('Nobody wins the duel.', 'Niemand gewinnt das Duell.')
        : say(`${names(e.winner)} wins the duel.`, `${names(e.winner)} gewinnt das Duell.`)
    case 'look':
      return e.cards.length === 0
        ? null
        : say(`${who} looks at ${names(e.cards)}.`, `${who} sieht sich ${names(e.cards)} an.`)
    case 'put':
      return sayPut(e, card, lang)
    case 'fill':
      return e.faceup ? say(`${card} comes into a province.`, `${card} kommt in eine Provinz.`) : null
    case 'ring effect':
      return say(`${who} may resolve the ${ring} ring.`, `${who} darf den Ring ${ring} abhandeln.`)
    case 'contest':
      return say(`The conflict is now for the ${ring} ring.`, `Der Konflikt geht nun um den Ring ${ring}.`)
    case 'conflict type':
      return say(`The conflict is now ${word(e.type, lang)}.`, `Der Konflikt ist nun ${word(e.type, lang)}.`)
    case 'move conflict':
      return say(`The conflict moves to ${card}.`, `Der Konflikt geht nun um ${card}.`)
    case 'evade':
      return say(
        `${card} is evaded and cannot defend.`,
        `${card} wird ausgewichen und kann nicht verteidigen.`,
      )
    case 'pass':
      return say(`${who} passes.`, `${who} passt.`)
    case 'pass first player':
      return say(
        `${player(e.to, lang)} is now the first player.`,
        `${player(e.to, lang)} ist nun Startspieler.`,
      )
    case 'bid':
      return e.n > 0
        ? say(`The bid of ${who} rises by ${e.n}.`, `Das Gebot von ${who} steigt um ${e.n}.`)
        : say(`The bid of ${who} falls by ${-e.n}.`, `Das Gebot von ${who} sinkt um ${-e.n}.`)
    case 'attach':
      return say(`${card} goes over to ${names([e.to])}.`, `${card} geht auf ${names([e.to])} über.`)
    case 'control':
      return say(`${who} takes control of ${card}.`, `${who} übernimmt die Kontrolle über ${card}.`)
    case 'acts':
      return `${card}: ${keywords[e.keyword][lang]}.`
    case 'skipped':
      return sayFizzle(
        lang === 'de' ? 'de' : 'en',
        card,
        e.why,
        known.has(e.card) ? wholeText(e.ability, lang === 'de' ? 'de' : 'en') : null,
      )
    case 'win':
      return say(
        `${e.seats.map((one) => player(one, lang)).join(', ')} wins the game.`,
        `${e.seats.map((one) => player(one, lang)).join(', ')} gewinnt das Spiel.`,
      )
    default:
      return null
  }
}
