/** The log: what has happened, a line for each event, in English, German and Italian. */
import { type CardId, knows, type Lang, type LogEntry, type Seat } from '@regelwerk/core'
import { sayFizzle } from '@regelwerk/say'
import type { Element, Phase, Skill } from '../abilities.ts'
import type { G } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { CONFLICT, cardAt, DYNASTY, HAND, NONE } from '../state.ts'
import { keywords, phases } from '../table.ts'
import { statuses, tokenOf } from '../tokens.ts'
import { cardsOf } from '../told.ts'
import { statusNames } from './de-words.ts'
import { wholeText } from './index.ts'
import { statusNames as stati } from './it-words.ts'
import {
  capital,
  cardName,
  deckName,
  pick,
  place,
  player,
  type Said,
  type Trio,
  word,
} from './table-words.ts'

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
      return pick(lang, [
        `${card} has been played.`,
        `${card} ist gespielt worden.`,
        `${card} è stato giocato.`,
      ])
    case 'initiate': {
      const targets = named(
        g,
        e.targets.map((ref) => ref.card),
        known,
        lang,
      )
      const whom = targets === '' ? '' : pick(lang, [` on ${targets}`, ` auf ${targets}`, ` su ${targets}`])
      return pick(lang, [
        `the effects of ${card}${whom}.`,
        `die Effekte von ${card}${whom}.`,
        `gli effetti di ${card}${whom}.`,
      ])
    }
    case 'phase begins': {
      const phase = phases[e.phase]
      return pick(lang, [
        `the ${phase.en.toLowerCase()} begins.`,
        `die ${phase.de} beginnt.`,
        `inizia la ${phase.it.toLowerCase()}.`,
      ])
    }
    case 'reveal dials':
      return pick(lang, [
        'the bids are revealed.',
        'die Gebote werden aufgedeckt.',
        'le offerte vengono rivelate.',
      ])
    case 'phase ends':
      return pick(lang, ['the phase ends.', 'die Phase endet.', 'la fase termina.'])
    case 'conflict ends':
      return pick(lang, [
        'the conflict has been resolved.',
        'der Konflikt ist abgehandelt.',
        'il conflitto è stato risolto.',
      ])
    default:
      return null
  }
}

/** The cards by name, and how many the reader does not know. */
function named(g: G, ids: readonly CardId[], known: ReadonlySet<CardId>, lang: Lang): string {
  const names = ids.filter((id) => known.has(id)).map((id) => cardName(g, id, lang))
  const hidden = ids.length - names.length
  if (hidden === 1) names.push(pick(lang, ['a card', 'eine Karte', 'una carta']))
  else if (hidden > 1) names.push(pick(lang, [`${hidden} cards`, `${hidden} Karten`, `${hidden} carte`]))
  return listed(names, lang)
}

/** One, two and three. */
const listed = (names: readonly string[], lang: Lang): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${pick(lang, ['and', 'und', 'e'])} ${names.at(-1)}`

const WAYS: Said = {
  discard: ['is discarded', 'wird abgelegt', 'viene scartato'],
  sacrifice: ['is sacrificed', 'wird geopfert', 'viene sacrificato'],
  hand: ["returns to its owner's hand", 'kehrt auf die Hand zurück', 'torna in mano al proprietario'],
  top: ['goes on top of the deck', 'kommt oben auf das Deck', 'va in cima al mazzo'],
  bottom: ['goes under the deck', 'kommt unter das Deck', 'va in fondo al mazzo'],
  shuffle: ['is shuffled into the deck', 'wird ins Deck gemischt', 'viene mescolato nel mazzo'],
  removed: ['is removed from the game', 'wird aus dem Spiel entfernt', 'viene rimosso dal gioco'],
}

/** Where a card is laid; that an event goes to its pile once it is played is not worth a line. */
function sayPut(e: Extract<L5REvent, { kind: 'put' }>, card: string, lang: Lang): string | null {
  const who = player(e.holder, lang)
  if (e.to === HAND)
    return pick(lang, [
      `${who} takes ${card} to hand.`,
      `${who} nimmt ${card} auf die Hand.`,
      `${who} prende in mano ${card}.`,
    ])
  if (e.to !== DYNASTY && e.to !== CONFLICT) return null
  return e.place === 'bottom'
    ? pick(lang, [
        `${card} goes under the deck of ${who}.`,
        `${card} kommt unter das Deck von ${who}.`,
        `${card} va in fondo al mazzo di ${who}.`,
      ])
    : pick(lang, [
        `${card} goes back to the deck of ${who}.`,
        `${card} kommt ins Deck von ${who} zurück.`,
        `${card} torna nel mazzo di ${who}.`,
      ])
}

/** Who leaves play, with what was attached, and what that brings. */
function sayLeave(
  { way, brought }: Extract<L5REvent, { kind: 'leave' }>,
  card: string,
  attached: string,
  lang: Lang,
): string {
  const parts = [`${card} ${pick(lang, WAYS[way] as Trio)}`]
  if (attached !== '')
    parts.push(pick(lang, [`(with ${attached})`, `(mit ${attached})`, `(con ${attached})`]))
  const { seat = 0, honor = 0, fate = 0 } = brought ?? {}
  const who = player(seat, lang)
  const changes: string[] = []
  if (honor > 0)
    changes.push(pick(lang, [`${who} gains 1 honor`, `${who} erhält 1 Ehre`, `${who} ottiene 1 onore`]))
  if (honor < 0)
    changes.push(pick(lang, [`${who} loses 1 honor`, `${who} verliert 1 Ehre`, `${who} perde 1 onore`]))
  if (fate > 0)
    changes.push(pick(lang, [`${who} gains 1 fate`, `${who} erhält 1 Schicksal`, `${who} ottiene 1 fato`]))
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
  const type = word(e.type, lang)
  const province = known.has(e.province) ? cardName(g, e.province, lang) : place(g, e.province, lang)
  const attackers = named(g, e.attackers, known, lang)
  const said = pick(lang, [
    `${who} declares a ${type} conflict for the ${ring} ring at ${province} with ${attackers}`,
    `${who} deklariert einen ${type}en Konflikt um den Ring ${ring} gegen ${province} mit ${attackers}`,
    `${who} dichiara un conflitto ${type} per l'anello ${ring} contro ${province} con ${attackers}`,
  ])
  if (e.gained === 0) return `${said}.`
  return pick(lang, [
    `${said} and gains ${e.gained} fate from the ring.`,
    `${said} und erhält ${e.gained} Schicksal vom Ring.`,
    `${said} e ottiene ${e.gained} fato dall'anello.`,
  ])
}

function told(g: G, e: L5REvent, known: ReadonlySet<CardId>, lang: Lang): string | null {
  const who = 'seat' in e && typeof e.seat === 'number' ? player(e.seat, lang) : ''
  const say = (en: string, de: string, it: string): string => pick(lang, [en, de, it])
  const names = (ids: readonly CardId[]): string => named(g, ids, known, lang)
  const card = 'card' in e ? names([e.card]) : ''
  const ring = 'ring' in e && typeof e.ring === 'string' ? word(e.ring as Element, lang) : ''
  switch (e.kind) {
    case 'phase begins':
      return phases[e.phase satisfies Phase][lang]
    case 'declare':
      return sayDeclaration(g, e, known, lang)
    case 'pass conflict':
      return say(
        `${who} passes a conflict opportunity.`,
        `${who} verzichtet auf eine Konfliktgelegenheit.`,
        `${who} rinuncia a un'opportunità di conflitto.`,
      )
    case 'outcome': {
      if (e.winner === null)
        return say(
          'Nobody wins the conflict.',
          'Niemand gewinnt den Konflikt.',
          'Nessuno vince il conflitto.',
        )
      const winner = player(e.winner, lang)
      return e.unopposed
        ? say(
            `${winner} wins the conflict by ${e.margin}, unopposed.`,
            `${winner} gewinnt den unverteidigten Konflikt mit ${e.margin} Vorsprung.`,
            `${winner} vince il conflitto di ${e.margin}, senza opposizione.`,
          )
        : say(
            `${winner} wins the conflict by ${e.margin}.`,
            `${winner} gewinnt den Konflikt mit ${e.margin} Vorsprung.`,
            `${winner} vince il conflitto di ${e.margin}.`,
          )
    }
    case 'commit':
      return e.moved
        ? say(
            `${card} moves to the conflict.`,
            `${card} wird in den Konflikt verschoben.`,
            `${card} si sposta nel conflitto.`,
          )
        : say(`${card} defends.`, `${card} verteidigt.`, `${card} difende.`)
    case 'move home':
      return say(`${card} goes home.`, `${card} kehrt in die Heimatzone zurück.`, `${card} torna a casa.`)
    case 'enter':
      if (e.on !== NONE)
        return say(
          `${card} is attached to ${names([e.on])}.`,
          `${card} wird an ${names([e.on])} angehängt.`,
          `${card} viene assegnato a ${names([e.on])}.`,
        )
      return e.participating
        ? say(
            `${card} enters play in the conflict.`,
            `${card} kommt im Konflikt ins Spiel.`,
            `${card} entra in gioco nel conflitto.`,
          )
        : say(`${card} enters play.`, `${card} kommt ins Spiel.`, `${card} entra in gioco.`)
    case 'leave':
      return sayLeave(e, card, names(e.brought?.attached ?? []), lang)
    case 'announce':
      return e.what === 'play'
        ? say(`${who} plays ${card}.`, `${who} spielt ${card}.`, `${who} gioca ${card}.`)
        : say(`${who} uses ${card}.`, `${who} nutzt ${card}.`, `${who} usa ${card}.`)
    case 'initiate': {
      const targets = e.targets.map((ref) => ref.card)
      if (targets.length === 0) return null
      return targets.length === 1
        ? say(
            `Target of ${card}: ${names(targets)}.`,
            `Ziel von ${card}: ${names(targets)}.`,
            `Bersaglio di ${card}: ${names(targets)}.`,
          )
        : say(
            `Targets of ${card}: ${names(targets)}.`,
            `Ziele von ${card}: ${names(targets)}.`,
            `Bersagli di ${card}: ${names(targets)}.`,
          )
    }
    case 'canceled':
      return say(
        `The effects of ${card} are canceled.`,
        `Die Effekte von ${card} werden aufgehoben.`,
        `Gli effetti di ${card} vengono annullati.`,
      )
    case 'honor':
      return say(`${card} is honored.`, `${card} wird geehrt.`, `${card} viene onorato.`)
    case 'dishonor':
      return say(`${card} is dishonored.`, `${card} wird entehrt.`, `${card} viene disonorato.`)
    case 'taint':
      return say(`${card} is tainted.`, `${card} wird befleckt.`, `${card} viene contaminato.`)
    case 'gain token':
    case 'lose token': {
      const status = statuses.find((one) => tokenOf[one] === e.token) ?? 'honored'
      const de = `${capital(statusNames[status])}-Marker`
      const it = `${stati[status]}o`
      return e.kind === 'gain token'
        ? say(
            `${card} receives ${status === 'honored' ? 'an' : 'a'} ${status} token.`,
            `${card} erhält einen ${de}.`,
            `${card} riceve un segnalino ${it}.`,
          )
        : say(
            `${card} loses its ${status} token.`,
            `${card} verliert den ${de}.`,
            `${card} perde il segnalino ${it}.`,
          )
    }
    case 'bow':
      return say(`${card} bows.`, `${card} wird gebeugt.`, `${card} si inchina.`)
    case 'ready':
      return say(`${card} readies.`, `${card} wird spielbereit.`, `${card} si prepara.`)
    case 'place fate':
      return say(
        `${card} receives ${e.n} fate.`,
        `${card} erhält ${e.n} Schicksal.`,
        `${card} riceve ${e.n} fato.`,
      )
    case 'remove fate':
      return say(
        `${card} loses ${e.n} fate.`,
        `${card} verliert ${e.n} Schicksal.`,
        `${card} perde ${e.n} fato.`,
      )
    case 'reveal province':
    case 'turn faceup':
      return say(`${card} is revealed.`, `${card} wird aufgedeckt.`, `${card} viene rivelata.`)
    case 'turn facedown':
      return say(
        `${card} is turned facedown.`,
        `${card} wird verdeckt.`,
        `${card} viene girata a faccia in giù.`,
      )
    case 'restore':
      return say(`${card} is restored.`, `${card} wird wiederhergestellt.`, `${card} viene ripristinata.`)
    case 'break':
      return say(`${card} is broken.`, `${card} wird unterworfen.`, `${card} viene spezzata.`)
    case 'claim':
      return say(
        `${who} claims the ${ring} ring.`,
        `${who} beansprucht den Ring ${ring}.`,
        `${who} rivendica l'anello ${ring}.`,
      )
    case 'take ring':
      return say(
        `${who} gets the ${ring} ring for it.`,
        `${who} erhält dafür den Ring ${ring}.`,
        `${who} ottiene in cambio l'anello ${ring}.`,
      )
    case 'return ring':
      return say(
        `The ${ring} ring is unclaimed again.`,
        `Der Ring ${ring} ist wieder unbeansprucht.`,
        `L'anello ${ring} è di nuovo non rivendicato.`,
      )
    case 'ring fate':
      return e.n > 0
        ? say(
            `${e.n} fate is placed on the ${ring} ring.`,
            `${e.n} Schicksal kommt auf den Ring ${ring}.`,
            `${e.n} fato va sull'anello ${ring}.`,
          )
        : null
    case 'dials': {
      const [a, b] = [player(0, lang), player(1, lang)]
      return say(
        `${a} bids ${e.values[0]}, ${b} bids ${e.values[1]}.`,
        `${a} bietet ${e.values[0]}, ${b} bietet ${e.values[1]}.`,
        `${a} offre ${e.values[0]}, ${b} offre ${e.values[1]}.`,
      )
    }
    case 'transfer honor':
    case 'transfer fate': {
      const [from, to] = [player(e.from, lang), player(e.to, lang)]
      return e.kind === 'transfer honor'
        ? say(
            `${from} gives ${e.n} honor to ${to}.`,
            `${from} gibt ${to} ${e.n} Ehre.`,
            `${from} dà ${e.n} onore a ${to}.`,
          )
        : say(
            `${from} gives ${e.n} fate to ${to}.`,
            `${from} gibt ${to} ${e.n} Schicksal.`,
            `${from} dà ${e.n} fato a ${to}.`,
          )
    }
    case 'lose honor':
      return say(`${who} loses ${e.n} honor.`, `${who} verliert ${e.n} Ehre.`, `${who} perde ${e.n} onore.`)
    case 'gain honor':
      return say(`${who} gains ${e.n} honor.`, `${who} erhält ${e.n} Ehre.`, `${who} ottiene ${e.n} onore.`)
    case 'gain fate':
      return say(
        `${who} gains ${e.n} fate.`,
        `${who} erhält ${e.n} Schicksal.`,
        `${who} ottiene ${e.n} fato.`,
      )
    case 'lose fate':
      return say(
        `${who} spends ${e.n} fate.`,
        `${who} gibt ${e.n} Schicksal aus.`,
        `${who} spende ${e.n} fato.`,
      )
    case 'draw':
      return say(
        `${who} draws ${names(e.cards)}.`,
        `${who} zieht ${names(e.cards)}.`,
        `${who} pesca ${names(e.cards)}.`,
      )
    case 'discard cards':
      return say(
        `${who} discards ${names(e.cards)}.`,
        `${who} legt ${names(e.cards)} ab.`,
        `${who} scarta ${names(e.cards)}.`,
      )
    case 'shuffle':
      return say(
        `${who} shuffles the ${deckName(e.zone, 'en')}.`,
        `${who} mischt das ${deckName(e.zone, 'de')}.`,
        `${who} mescola il ${deckName(e.zone, 'it')}.`,
      )
    case 'reveal':
      return say(
        `Revealed: ${names(e.cards)}.`,
        `Aufgedeckt: ${names(e.cards)}.`,
        `Rivelate: ${names(e.cards)}.`,
      )
    case 'favor':
      return e.seat === null
        ? say(
            'The Imperial Favor is discarded.',
            'Die Kaiserliche Gunst wird abgelegt.',
            'Il Favore Imperiale viene scartato.',
          )
        : sayFavor(player(e.seat, lang), e.side, lang)
    case 'duel':
      return say(
        `${names(e.challenger)} challenges ${names(e.challenged)} to a duel.`,
        `${names(e.challenger)} fordert ${names(e.challenged)} zum Duell.`,
        `${names(e.challenger)} sfida ${names(e.challenged)} a duello.`,
      )
    case 'duel decided':
      return e.winner.length === 0
        ? say('Nobody wins the duel.', 'Niemand gewinnt das Duell.', 'Nessuno vince il duello.')
        : say(
            `${names(e.winner)} wins the duel.`,
            `${names(e.winner)} gewinnt das Duell.`,
            `${names(e.winner)} vince il duello.`,
          )
    case 'look':
      return e.cards.length === 0
        ? null
        : say(
            `${who} looks at ${names(e.cards)}.`,
            `${who} sieht sich ${names(e.cards)} an.`,
            `${who} guarda ${names(e.cards)}.`,
          )
    case 'put':
      return sayPut(e, card, lang)
    case 'fill':
      return e.faceup
        ? say(
            `${card} comes into a province.`,
            `${card} kommt in eine Provinz.`,
            `${card} arriva in una provincia.`,
          )
        : null
    case 'ring effect':
      return say(
        `${who} may resolve the ${ring} ring.`,
        `${who} darf den Ring ${ring} abhandeln.`,
        `${who} può risolvere l'anello ${ring}.`,
      )
    case 'contest':
      return say(
        `The conflict is now for the ${ring} ring.`,
        `Der Konflikt geht nun um den Ring ${ring}.`,
        `Ora il conflitto è per l'anello ${ring}.`,
      )
    case 'conflict type': {
      const type = word(e.type, lang)
      return say(
        `The conflict is now ${type}.`,
        `Der Konflikt ist nun ${type}.`,
        `Ora il conflitto è ${type}.`,
      )
    }
    case 'move conflict':
      if (e.also)
        return say(
          `The conflict is also at ${card}.`,
          `Der Konflikt geht auch um ${card}.`,
          `Il conflitto si svolge anche in ${card}.`,
        )
      return say(
        `The conflict moves to ${card}.`,
        `Der Konflikt geht nun um ${card}.`,
        `Il conflitto si sposta a ${card}.`,
      )
    case 'evade':
      return say(
        `${card} is evaded and cannot defend.`,
        `${card} wird ausgewichen und kann nicht verteidigen.`,
        `${card} è eluso e non può difendere.`,
      )
    case 'pass':
      return say(`${who} passes.`, `${who} passt.`, `${who} passa.`)
    case 'pass first player': {
      const first = player(e.to, lang)
      return say(
        `${first} is now the first player.`,
        `${first} ist nun Startspieler.`,
        `${first} è ora il primo giocatore.`,
      )
    }
    case 'bid':
      return e.n > 0
        ? say(
            `The bid of ${who} rises by ${e.n}.`,
            `Das Gebot von ${who} steigt um ${e.n}.`,
            `L'offerta di ${who} sale di ${e.n}.`,
          )
        : say(
            `The bid of ${who} falls by ${-e.n}.`,
            `Das Gebot von ${who} sinkt um ${-e.n}.`,
            `L'offerta di ${who} scende di ${-e.n}.`,
          )
    case 'attach':
      return say(
        `${card} goes over to ${names([e.to])}.`,
        `${card} geht auf ${names([e.to])} über.`,
        `${card} passa a ${names([e.to])}.`,
      )
    case 'detach':
      return say(
        `${card} is detached and becomes a character.`,
        `${card} löst sich und wird zum Charakter.`,
        `${card} si stacca e diventa un personaggio.`,
      )
    case 'control':
      return say(
        `${who} takes control of ${card}.`,
        `${who} übernimmt die Kontrolle über ${card}.`,
        `${who} prende il controllo di ${card}.`,
      )
    case 'acts':
      return `${card}: ${keywords[e.keyword][lang]}.`
    case 'skipped':
      return sayFizzle(lang, card, e.why, known.has(e.card) ? wholeText(e.ability, lang) : null)
    case 'win': {
      const winners = e.seats.map((one) => player(one, lang)).join(', ')
      return say(`${winners} wins the game.`, `${winners} gewinnt das Spiel.`, `${winners} vince la partita.`)
    }
    default:
      return null
  }
}

const sayFavor = (who: string, side: Skill, lang: Lang): string =>
  pick(lang, [
    `${who} claims the Imperial Favor (${word(side, 'en')} side).`,
    `${who} beansprucht die Kaiserliche Gunst (${word(side, 'de')}e Seite).`,
    `${who} rivendica il Favore Imperiale (lato ${word(side, 'it')}).`,
  ])
