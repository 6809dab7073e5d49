/** What happens to cards. */

import type { Seat } from '@regelwerk/core'
import { words } from '@regelwerk/say'
import { behind } from '@regelwerk/say/de'
import type { Filter, Source } from '../../abilities.ts'
import { binds, type G, on } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { matches } from '../../reading.ts'
import { cardAt, NONE, other, ROW } from '../../state.ts'
import * as en from '../../text/en-phrases.ts'
import * as it from '../../text/it-phrases.ts'
import { type About, active, doneBy, passive, passivo, type Tenses } from '../../text/telling.ts'
import { statusGained } from '../../tokens.ts'
import { countOf } from '../../triggers.ts'
import type { HappeningWord, HappeningWords, InAll } from '../records.ts'
import { isAbout, isWho, wasAbout } from './about.ts'

export interface CardHappenings {
  entersPlay: { what: About; from?: 'province'; as?: 'defender' }
  leavesPlay: { what: About }
  /** `spending`: for fate; `targeting`: with this as a target. */
  played: {
    what: About
    who: 'you' | 'opponent'
    from?: 'hand' | 'provinces'
    spending?: true
    targeting?: 'host'
  }
  /** By an event that an opponent plays. */
  targeted: { what: About; by: 'opponentsEvent' }
  attached: { what: Filter; to: 'self'; who?: 'you' }
  honored: { what: About }
  /** `by`: by whose effect. */
  dishonored: { what: About; by?: Source }
  honoredOrDishonored: { what: About }
  /** In whatever way, except by entering play with it. */
  getsStatus: { what: About }
  /** `after`: at the end of the second conflict that its controller has declared in the round. */
  bowed: { what: About; by?: Source; after?: 'secondConflict' }
  /** A card in a province, not the province. */
  turnedFaceup: { what: 'self' }
  /** ... or put there faceup. */
  revealedInProvince: { what: 'self' }
  fatePlaced: { what: About; by?: 'card' }
  fateRemoved: { what: About }
  readied: { what: About }
  sacrificed: { what: About; who?: 'you' }
  /** Its player has used one of its triggered abilities. */
  triggered: { what: About }
  duelWon: { what: About }
  duelLost: { what: About }
  provinceRevealed: { what: About; who?: 'you' }
  provinceBroken: { what: About; who?: 'you' | 'opponent' }
}

/** Something is done to a card: "is honored". */
const done = (
  events: readonly L5REvent['kind'][],
  participle: InAll<string>,
): HappeningWord<{ what: About }> => ({
  events,
  test:
    ({ what }) =>
    (g, e, c) =>
      'card' in e && isAbout(g, what, e.card, c),
  say: {
    en: ({ what }, t) => words(t.does(t.about(what), `be ${participle.en}`), t.within()),
    de: ({ what }, t) => t.does(words(t.about(what).in('nom'), t.within()), passive(participle.de)),
    it: ({ what }, t) => words(t.does(t.about(what), passivo(participle.it)), t.within()),
  },
  redirected: {
    en: `be ${participle.en}`,
    de: participle.de,
    it: participle.it,
  },
})

const fate = (
  events: readonly L5REvent['kind'][],
  say: HappeningWord<CardHappenings['fatePlaced']>['say'],
): HappeningWord<CardHappenings['fatePlaced']> => ({
  events,
  test:
    ({ what, by }) =>
    (g, e, c) => {
      if (by && !(e.kind === 'place fate' && e.why === 'effect')) return false
      return 'card' in e && countOf(g, e) > 0 && isAbout(g, what, e.card, c)
    },
  say,
})

const province = (
  kind: 'reveal province' | 'break',
  english: readonly [active: string, participle: string],
  german: readonly [participle: string, du: string, er: string, infinitive: string],
  italian: readonly [stem: string, yours: Tenses, theirs: Tenses],
): HappeningWord<CardHappenings['provinceBroken']> => ({
  events: [kind],
  test:
    ({ what, who }) =>
    (g, e, c) => {
      if (e.kind !== kind || !isAbout(g, what, e.card, c)) return false
      return who === undefined || (e.kind === 'break' && isWho(who, e.seat, c))
    },
  say: {
    en: ({ what, who }, t) => {
      const card = t.about(what)
      return words(
        who ? t.does(t.who(who), `${english[0]} ${card.acc}`) : t.does(card, `be ${english[1]}`),
        t.within(),
      )
    },
    de: ({ what, who }, t) => {
      const card = t.about(what)
      const [participle] = german
      if (!who) return t.does(words(card.in('nom'), t.within()), passive(participle))
      return t.does(words(t.who(who).in('nom'), t.within(), card.in('acc')), doneBy(who, ...german))
    },
    it: ({ what, who }, t) => {
      const card = t.about(what)
      const [stem, yours, theirs] = italian
      const said = who ? t.done(who, yours, theirs, card.with()) : t.does(card, passivo(stem))
      return words(said, t.within())
    },
  },
})

/** A duel is over, and one of those on this side is meant. */
const duelled = (
  side: 'winner' | 'loser',
  english: string,
  german: readonly [participle: string, present: string, infinitive: string],
  italian: Tenses,
): HappeningWord<{ what: About }> => ({
  events: ['duel over'],
  test:
    ({ what }) =>
    (g, e, c) =>
      e.kind === 'duel over' &&
      (g.state.duels.at(-1)?.[side] ?? []).some((ref) => isAbout(g, what, ref.card, c)),
  say: {
    en: ({ what }, t) => words(t.does(t.about(what), english), t.within()),
    de: ({ what }, t) => t.does(words(t.about(what).in('nom'), t.within(), 'ein Duell'), active(...german)),
    it: ({ what }, t) => words(t.does(t.about(what), italian, 'un duello'), t.within()),
  },
})

/** Was it bowed by the end of the second conflict that this player has declared? */
const isAfterSecond = (g: G, after: true | undefined, seat: Seat): boolean =>
  after === true && g.state.conflict?.attacker === seat && g.state.declared[seat as 0 | 1] === 2

export const cardHappenings: HappeningWords<CardHappenings> = {
  entersPlay: {
    events: ['enter'],
    test:
      ({ what, from, as }) =>
      (g, e, c) => {
        if (e.kind !== 'enter' || !isAbout(g, what, e.card, c)) return false
        // An attachment is spoken of as such, or speaks of itself.
        if (e.on !== NONE && what !== 'self') return false
        if (from === 'province' && e.from !== ROW) return false
        const isAs = as === undefined || (e.participating && g.state.conflict?.attacker !== e.seat)
        return binds('glossary/ins-spiel-kommen', isAs)
      },
    say: {
      en: ({ what, from, as }, t) =>
        words(
          t.does(t.about(what), 'enter play'),
          from && 'from a province',
          as && 'as a defender',
          t.within(),
        ),
      de: ({ what, from, as }, t) =>
        t.does(
          words(
            t.about(what).in('nom'),
            t.within(),
            as && 'als Verteidiger',
            from && 'aus einer Provinz',
            'ins Spiel',
          ),
          { after: 'gekommen ist', when: 'kommt', would: 'kommen würde' },
        ),
      it: ({ what, from, as }, t) => {
        const who = t.about(what)
        const end = who.gender === 'f' ? 'a' : 'o'
        return words(
          t.does(who, [`è entrat${end} in gioco`, 'entra in gioco', 'entrerebbe in gioco']),
          from && 'da una provincia',
          as && 'come difensore',
          t.within(),
        )
      },
    },
  },
  leavesPlay: {
    events: ['leave'],
    test:
      ({ what }) =>
      (g, e, c) =>
        e.kind === 'leave' && wasAbout(g, what, e, c) && on('glossary/im-spiel-nicht-im-spiel/2'),
    say: {
      en: ({ what }, t) => words(t.does(t.about(what), 'leave play'), t.within()),
      de: ({ what }, t) =>
        t.does(
          words(t.about(what).in('nom'), t.within(), 'das Spiel'),
          active('verlassen', 'verlässt', 'verlassen'),
        ),
      it: ({ what }, t) =>
        words(
          t.does(t.about(what), ['ha lasciato il gioco', 'lascia il gioco', 'lascerebbe il gioco']),
          t.within(),
        ),
    },
  },
  played: {
    events: ['played'],
    test:
      ({ what, who, from, spending, targeting }) =>
      (g, e, c) =>
        e.kind === 'played' &&
        (!spending || e.spent > 0) &&
        (!targeting || (c.self !== NONE && (e.targets ?? []).includes(cardAt(g.state, c.self).on))) &&
        isWho(who, e.seat, c) &&
        isAbout(g, what, e.card, c) &&
        (from === undefined || (from === 'hand' ? e.fromHand : e.fromRow === true)),
    say: {
      en: ({ what, who, from, spending, targeting }, t) =>
        words(
          t.does(t.who(who), words(spending && 'spend fate to', `play ${t.about(what).acc}`)),
          from && `from ${who === 'you' ? 'your' : 'their'} ${from}`,
          targeting && 'that targets attached character',
          t.within(),
        ),
      de: ({ what, who, from, spending, targeting }, t) => {
        const whose = who === 'you' ? 'dein' : 'sein'
        const hand = from && (from === 'hand' ? `von ${whose}er Hand` : `aus ${whose}en Provinzen`)
        const verb = doneBy(who, 'gespielt', 'spielst', 'spielt', 'spielen')
        const spent = words(
          spending && 'für Schicksal',
          targeting && 'gegen den Charakter mit dieser Verstärkung',
        )
        return t.does(words(t.who(who).in('nom'), t.within(), spent, t.about(what).in('acc'), hand), verb)
      },
      it: ({ what, who, from, spending, targeting }, t) =>
        words(
          t.done(
            who,
            ['hai giocato', 'giochi', 'giocheresti'],
            ['ha giocato', 'gioca', 'giocherebbe'],
            t.about(what).with(),
          ),
          from &&
            (from === 'hand'
              ? `dalla ${who === 'you' ? 'tua' : 'sua'} mano`
              : `dalle ${who === 'you' ? 'tue' : 'sue'} province`),
          spending && 'spendendo fato',
          targeting && 'che ha come bersaglio il personaggio con questo accessorio',
          t.within(),
        ),
    },
  },
  targeted: {
    events: ['targeted'],
    test:
      ({ what }) =>
      (g, e, c) =>
        e.kind === 'targeted' && e.seat !== c.me && isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) =>
        words(
          t.does(t.about(what), 'be chosen as a target by an event that your opponent plays'),
          t.within(),
        ),
      de: ({ what }, t) =>
        t.does(
          words(t.about(what).in('nom'), t.within(), 'zum Ziel eines gegnerischen Ereignisses'),
          passive('gewählt'),
        ),
      it: ({ what }, t) =>
        words(
          t.does(t.about(what), passivo('scelt')),
          'come bersaglio di un evento giocato dal tuo avversario',
          t.within(),
        ),
    },
  },
  attached: {
    events: ['enter', 'attach'],
    test:
      ({ what, who }) =>
      (g, e, c) => {
        if (e.kind !== 'enter' && e.kind !== 'attach') return false
        if ((e.kind === 'enter' ? e.on : e.to) !== c.self || !matches(g, what, e.card, c)) return false
        return isWho(who, e.seat, c)
      },
    say: {
      en: ({ what, to, who }, t) => {
        const on_ = `to ${en.phrase(to, t.context).acc}`
        const card = t.about(what)
        return words(who ? t.does(t.who(who), `attach ${card.acc}`) : t.does(card, 'be attached'), on_)
      },
      de: ({ what, who }, t) => {
        const to = `an ${t.own()}`
        const card = t.about(what)
        if (!who) return t.does(`${card.in('nom')} ${to}`, passive('angehängt'))
        return t.does(`du ${card.in('acc')} ${to}`, doneBy('you', 'angehängt', 'anhängst', '', 'anhängen'))
      },
      it: ({ what, who }, t) => {
        const to = it.self(t.context).with('a')
        const card = t.about(what)
        return words(
          who
            ? `${t.in(['hai assegnato', 'assegni', 'assegneresti'])} ${card.with()}`
            : t.does(card, passivo('assegnat')),
          to,
        )
      },
    },
  },
  honored: done(['honor'], { en: 'honored', de: 'geehrt', it: 'onorat' }),
  dishonored: {
    ...done(['dishonor'], { en: 'dishonored', de: 'entehrt', it: 'disonorat' }),
    test:
      ({ what, by }) =>
      (g, e, c) =>
        e.kind === 'dishonor' &&
        isAbout(g, what, e.card, c) &&
        (by === undefined || (e.by !== undefined && e.by !== c.me)),
    say: {
      en: ({ what, by }, t) =>
        words(
          t.does(t.about(what), 'be dishonored'),
          by && "by an opponent's card ability or ring effect",
          t.within(),
        ),
      de: ({ what, by }, t) =>
        t.does(
          words(
            t.about(what).in('nom'),
            t.within(),
            by && 'durch eine gegnerische Kartenfähigkeit oder einen gegnerischen Ringeffekt',
          ),
          passive('entehrt'),
        ),
      it: ({ what, by }, t) =>
        words(
          t.does(t.about(what), passivo('disonorat')),
          by && "dalla capacità di una carta avversaria o dall'effetto di un anello avversario",
          t.within(),
        ),
    },
  },
  readied: done(['ready'], { en: 'readied', de: 'spielbereit gemacht', it: 'preparat' }),
  sacrificed: {
    events: ['leave'],
    test:
      ({ what, who }) =>
      (g, e, c) =>
        e.kind === 'leave' &&
        e.way === 'sacrifice' &&
        wasAbout(g, what, e, c) &&
        (who === undefined || e.by === c.me),
    say: {
      en: ({ what, who }, t) => {
        const card = t.about(what)
        return words(
          who ? t.does(t.who(who), `sacrifice ${card.acc}`) : t.does(card, 'be sacrificed'),
          t.within(),
        )
      },
      de: ({ what, who }, t) => {
        const card = t.about(what)
        if (!who) return t.does(words(card.in('nom'), t.within()), passive('geopfert'))
        return t.does(
          words('du', t.within(), card.in('acc')),
          doneBy('you', 'geopfert', 'opferst', '', 'opfern'),
        )
      },
      it: ({ what, who }, t) => {
        const card = t.about(what)
        return words(
          who
            ? `${t.in(['hai sacrificato', 'sacrifichi', 'sacrificheresti'])} ${card.with()}`
            : t.does(card, passivo('sacrificat')),
          t.within(),
        )
      },
    },
  },
  triggered: {
    events: ['triggered'],
    test:
      ({ what }) =>
      (g, e, c) =>
        e.kind === 'triggered' && isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) => words(t.does(t.about(what), 'trigger an ability'), t.within()),
      de: ({ what }, t) =>
        t.does(
          words(t.about(what).in('nom'), t.within(), 'eine Fähigkeit'),
          active('ausgelöst', 'auslöst', 'auslösen'),
        ),
      it: ({ what }, t) =>
        words(
          t.does(t.about(what), ['ha innescato', 'innesca', 'innescherebbe'], 'una capacità'),
          t.within(),
        ),
    },
  },
  duelWon: duelled(
    'winner',
    'win a duel',
    ['gewonnen', 'gewinnt', 'gewinnen'],
    ['ha vinto', 'vince', 'vincerebbe'],
  ),
  duelLost: duelled(
    'loser',
    'lose a duel',
    ['verloren', 'verliert', 'verlieren'],
    ['ha perso', 'perde', 'perderebbe'],
  ),
  honoredOrDishonored: {
    ...done(['honor', 'dishonor'], { en: 'honored or dishonored', de: 'geehrt oder entehrt', it: 'onorat' }),
    say: {
      en: ({ what }, t) => words(t.does(t.about(what), 'be honored or dishonored'), t.within()),
      de: ({ what }, t) => t.does(words(t.about(what).in('nom'), t.within()), passive('geehrt oder entehrt')),
      it: ({ what }, t) => words(t.does(t.about(what), passivo('onorat'), 'o disonorato'), t.within()),
    },
  },
  bowed: {
    ...done(['bow'], { en: 'bowed', de: 'gebeugt', it: 'inchinat' }),
    test:
      ({ what, by, after }) =>
      (g, e, c) =>
        e.kind === 'bow' &&
        isAbout(g, what, e.card, c) &&
        (after === undefined || isAfterSecond(g, e.after, c.me)) &&
        (by === undefined || e.ring || e.by === other(c.me)),
    say: {
      en: ({ what, by, after }, t) =>
        words(
          t.does(t.about(what), 'be bowed'),
          by && "by an opponent's card effect or a ring effect",
          after && 'as a result of conflict resolution in the second conflict you declared this round',
          t.within(),
        ),
      de: ({ what, by, after }, t) =>
        t.does(
          words(
            t.about(what).in('nom'),
            t.within(),
            by && 'durch einen gegnerischen Karteneffekt oder einen Ringeffekt',
            after && 'durch die Auflösung des zweiten Konflikts, den du in dieser Runde deklariert hast,',
          ),
          passive('gebeugt'),
        ),
      it: ({ what, by, after }, t) =>
        words(
          t.does(t.about(what), passivo('inchinat')),
          by && "dall'effetto di una carta avversaria o di un anello",
          after && 'per la risoluzione del secondo conflitto che hai dichiarato in questo round',
          t.within(),
        ),
    },
  },
  turnedFaceup: {
    events: ['turn faceup'],
    test:
      ({ what }) =>
      (g, e, c) =>
        e.kind === 'turn faceup' && cardAt(g.state, e.card).zone === ROW && isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) => t.does(t.about(what), 'be turned faceup'),
      de: ({ what }, t) => t.does(t.about(what).in('nom'), passive('auf die offene Seite gedreht')),
      it: ({ what }, t) => t.does(t.about(what), passivo('girat'), 'a faccia in su'),
    },
  },
  revealedInProvince: {
    events: ['turn faceup', 'fill'],
    test:
      ({ what }) =>
      (g, e, c) =>
        (e.kind === 'turn faceup' || (e.kind === 'fill' && e.faceup)) &&
        cardAt(g.state, e.card).zone === ROW &&
        isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) => `${t.does(t.about(what), 'be revealed')} in a province`,
      de: ({ what }, t) => t.does(`${t.about(what).in('nom')} in einer Provinz`, passive('aufgedeckt')),
      it: ({ what }, t) => t.does(t.about(what), passivo('rivelat'), 'in una provincia'),
    },
  },
  getsStatus: {
    events: ['honor', 'dishonor', 'taint', 'gain token'],
    test:
      ({ what }) =>
      (g, e, c) =>
        statusGained(g, e) !== null && 'card' in e && isAbout(g, what, e.card, c),
    say: {
      en: ({ what }, t) => words(t.does(t.about(what), 'receive'), 'a status token', t.within()),
      de: ({ what }, t) =>
        t.does(
          words(t.about(what).in('nom'), t.within(), 'einen Statusmarker'),
          active('erhalten', 'erhält', 'erhalten'),
        ),
      it: ({ what }, t) =>
        words(
          t.does(t.about(what), ['ha ricevuto', 'riceve', 'riceverebbe'], 'un segnalino stato'),
          t.within(),
        ),
    },
  },
  fatePlaced: fate(['place fate'], {
    en: ({ what, by }, t) =>
      words(
        t.does('1 or more fate', `be placed on ${t.about(what).acc}`),
        by && 'by a card effect',
        t.within(),
      ),
    de: ({ what, by }, t) => {
      const where = words(by && 'durch einen Karteneffekt', 'mindestens 1 Schicksal auf')
      return t.does(words(t.within(), where, t.about(what).in('acc')), passive('gelegt'))
    },
    it: ({ what, by }, t) =>
      words(
        t.does('almeno 1 fato', passivo('piazzat'), t.about(what).with('su')),
        by && 'da un effetto di una carta',
        t.within(),
      ),
  }),
  // Its fate goes back to the pool when a card leaves play (glossary/das-spiel-verlassen/1).
  fateRemoved: fate(['remove fate', 'leave'], {
    en: ({ what }, t) => words(t.does('1 or more fate', `be removed from ${t.about(what).acc}`), t.within()),
    de: ({ what }, t) =>
      t.does(
        words(t.within(), `mindestens 1 Schicksal ${behind('von', t.about(what).in('dat'))}`),
        passive('entfernt'),
      ),
    it: ({ what }, t) =>
      words(t.does('almeno 1 fato', passivo('rimoss'), t.about(what).with('da')), t.within()),
  }),
  provinceRevealed: province(
    'reveal province',
    ['reveal', 'revealed'],
    ['aufgedeckt', 'aufdeckst', 'aufdeckt', 'aufdecken'],
    ['rivelat', ['hai rivelato', 'riveli', 'riveleresti'], ['ha rivelato', 'rivela', 'rivelerebbe']],
  ),
  provinceBroken: province(
    'break',
    ['break', 'broken'],
    ['unterworfen', 'unterwirfst', 'unterwirft', 'unterwerfen'],
    ['spezzat', ['hai spezzato', 'spezzi', 'spezzeresti'], ['ha spezzato', 'spezza', 'spezzerebbe']],
  ),
}
