/** What happens to players and in the course of the game: bids, cards drawn, honor, effects, duels, phases. */
import { subordinate, words } from '@regelwerk/say'
import { before, type Form } from '@regelwerk/say/de'
import { an, phrase as simple } from '@regelwerk/say/en'
import { fixed } from '@regelwerk/say/it'
import type { EffectSource, Filter, Phase } from '../../abilities.ts'
import { matches } from '../../reading.ts'
import { handOf, other } from '../../state.ts'
import * as de from '../../text/de-phrases.ts'
import { phaseName } from '../../text/de-words.ts'
import * as en from '../../text/en-phrases.ts'
import { aside, type Context } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { phaseName as phaseIn } from '../../text/it-words.ts'
import { active, doneBy, passive, passivo, type Tenses } from '../../text/telling.ts'
import { isSource } from '../../triggers.ts'
import type { HappeningWord, HappeningWords } from '../records.ts'
import { isWho } from './about.ts'

export interface GameHappenings {
  dialsRevealed: object
  cardsDrawn: { who: 'you' | 'opponent' }
  /** You look at cards in an opponent's hand, or they are revealed. */
  handSeen: object
  honorGiven: { to: 'you'; from: 'bid' }
  /** `by`: through a card effect, so no ring, bid or keyword. */
  honorGained: { who: 'opponent'; by?: 'card' }
  /** Because of an unopposed conflict; by an opponent's effect; all that is left, by anything but a cost. */
  honorLost: { who: 'you'; for: 'unopposed' | 'opponentsEffect' | 'last' }
  /** `byOpponent`: by an ability or a ring effect of the opponent; else by abilities and their costs. */
  discardedFromHand: { who: 'you' | 'opponent'; byOpponent?: true }
  /** In the dynasty phase; and the fate for doing so first. */
  passed: { who: 'you' }
  fateForPassing: { who: 'you' }
  /** Anyhow, costs and tokens included. */
  opponentLosesHonor: object
  /** In the dynasty phase, by the stronghold. */
  fateCollected: { who: 'you' }
  /** Gained: by declaring a conflict for it, by its being switched or by an effect. */
  fateFromRing: { who: 'you' }
  /** So much or more, from characters in the fate phase. */
  fateTaken: { least: number }
  effectsInitiate: { of: EffectSource }
  /** An ability that has targets. */
  choosesTargets: { who: 'opponent' }
  eventResolved: { who: 'opponent' }
  duelResolves: { involving?: Filter }
  duelResolved: { involving?: Filter }
  /** Absent: any phase. */
  phaseBegins: { phase?: Phase }
  phaseEnds: { phase: Phase }
  passFirstPlayer: { who: 'you' }
}

// ---- whose effects

/** "a triggered ability", "a Spell event played by your opponent" */
function englishSource(source: EffectSource, context: Context): string {
  const {
    type = 'triggered',
    by,
    trait,
    targets,
    onAttackedProvince,
    onHidingProvince,
    onProvince,
    firstActionEachConflict: isFirst,
  } = source
  const noun = {
    event: 'event',
    triggered: 'triggered ability',
    action: 'action ability',
    character: 'character ability',
  }[type]
  const what = words(trait && en.trait(trait), noun)
  const first = isFirst && (by ? 'your opponent triggers' : 'triggered')
  return words(
    isFirst ? `the first ${what}` : an(what),
    first && `${first} during each conflict`,
    by && !isFirst && (type === 'event' ? 'played by your opponent' : 'controlled by your opponent'),
    onAttackedProvince && 'on the attacked province',
    onProvince && 'on a province',
    onHidingProvince && 'on a province with a facedown card in it',
    targets && `that targets ${en.some(targets, context)}`,
  )
}

/** "einer ausgelösten Fähigkeit", in the genitive: their effects */
function germanSource(source: EffectSource, context: Context): string {
  const {
    type = 'triggered',
    by,
    trait,
    targets,
    onAttackedProvince,
    onHidingProvince,
    onProvince,
    firstActionEachConflict: isFirst,
  } = source
  const prefix = trait ? `${de.trait(trait)}-` : ''
  const event = type === 'event'
  const noun = {
    event: 'Ereignisses',
    triggered: 'Fähigkeit',
    action: 'Aktionsfähigkeit',
    character: 'Charakterfähigkeit',
  }[type]
  const form: Form = event ? 'n' : 'f'
  const adjectives = [
    ...(isFirst ? ['erst'] : by ? ['gegnerisch'] : []),
    ...(type === 'triggered' ? ['ausgelöst'] : []),
  ]
  const what = `${before(isFirst ? { der: 'der' } : { ein: 'ein' }, adjectives, 'gen', form)} ${prefix}${noun}`
  const first =
    isFirst && subordinate(`die ${by ? 'dein Gegner' : 'ein Spieler'} während jedes Konflikts auslöst`)
  const at = onAttackedProvince
    ? ' auf der angegriffenen Provinz'
    : onHidingProvince
      ? ' auf einer Provinz mit einer verdeckten Karte darin'
      : onProvince
        ? ' auf einer Provinz'
        : ''
  const chosen =
    targets && subordinate(`${event ? 'das' : 'die'} ${de.some(targets, context).in('acc')} zum Ziel hat`)
  return `${what}${at}${first || ''}${chosen ?? ''}`
}

/** "di una capacità innescata" */
function italianSource(source: EffectSource, context: Context): string {
  const {
    type = 'triggered',
    by,
    trait,
    targets,
    onAttackedProvince,
    onHidingProvince,
    onProvince,
    firstActionEachConflict: isFirst,
  } = source
  const event = type === 'event'
  const noun = {
    event: 'evento',
    triggered: 'capacità innescata',
    action: 'capacità di azione',
    character: 'capacità di un personaggio',
  }[type]
  return words(
    isFirst ? `della prima ${noun}` : event ? `di un ${noun}` : `di una ${noun}`,
    trait && it.trait(trait),
    isFirst && `che ${by ? 'il tuo avversario' : 'un giocatore'} innesca durante ogni conflitto`,
    by && !isFirst && (event ? 'giocato dal tuo avversario' : 'controllata dal tuo avversario'),
    onAttackedProvince && 'sulla provincia attaccata',
    onProvince && 'su una provincia',
    onHidingProvince && 'su una provincia con una carta a faccia in giù',
    targets && `che ha come bersaglio ${it.some(targets, context).with()}`,
  )
}

export const sourceSaid = { en: englishSource, de: germanSource, it: italianSource }

// ---- the words

const duel = (
  kind: 'duel' | 'duel over',
  english: string,
  italian: Tenses,
): HappeningWord<GameHappenings['duelResolved']> => ({
  events: [kind],
  test:
    ({ involving }) =>
    (g, e, c) =>
      (e.kind === 'duel' || e.kind === 'duel over') &&
      (involving === undefined ||
        [...e.challenger, ...e.challenged].some((id) => matches(g, involving, id, c))),
  say: {
    en: ({ involving }, t) =>
      t.does(words('a duel', involving && `involving ${en.some(involving, t.context)}`), english),
    de: ({ involving }, t) => {
      const with_ =
        involving && subordinate(`an dem ${de.some(involving, t.context).in('nom')} beteiligt ist`)
      return t.does(`ein Duell${with_ ?? ''}`, passive('abgehandelt'))
    },
    it: ({ involving }, t) =>
      t.does(
        words('un duello', involving && `che coinvolge ${it.some(involving, t.context).with()}`),
        italian,
      ),
  },
  cancelled: { en: 'that duel', de: 'jenes Duell', it: 'quel duello' },
})

const phase = (
  kind: 'phase begins' | 'phase ends',
  english: string,
  german: readonly [participle: string, present: string, infinitive: string],
  italian: Tenses,
): HappeningWord<GameHappenings['phaseBegins']> => ({
  events: [kind],
  test:
    ({ phase: wanted }) =>
    (_, e) =>
      e.kind === kind && (wanted === undefined || e.phase === wanted),
  say: {
    en: ({ phase: which }, t) => t.does(which ? en.phaseName(which) : 'a phase', english),
    de: ({ phase: which }, t) => t.does(which ? `die ${phaseName(which)}` : 'eine Phase', active(...german)),
    it: ({ phase: which }, t) => t.does(which ? phaseIn(which) : 'una fase', italian),
  },
})

export const gameHappenings: HappeningWords<GameHappenings> = {
  dialsRevealed: {
    events: ['reveal dials'],
    test: () => () => true,
    say: {
      en: (_, t) => t.does(simple('honor dials', true), 'be revealed'),
      de: (_, t) => t.does('die Ehreräder', passive('aufgedeckt', true)),
      it: (_, t) => t.does(fixed('i quadranti di onore', 'm', true), passivo('rivelat')),
    },
  },
  cardsDrawn: {
    events: ['draw'],
    test:
      ({ who }) =>
      (_, e, c) =>
        e.kind === 'draw' && isWho(who, e.seat, c),
    say: {
      en: ({ who }, t) => words(t.does(t.who(who), 'draw 1 or more cards'), t.within()),
      de: ({ who }, t) =>
        t.does(
          words(who === 'you' ? 'du' : 'dein Gegner', t.within(), 'mindestens 1 Karte'),
          who === 'you'
            ? doneBy('you', 'gezogen', 'ziehst', '', 'ziehen')
            : active('gezogen', 'zieht', 'ziehen'),
        ),
      it: ({ who }, t) =>
        who === 'you'
          ? words(t.in(['hai pescato', 'peschi', 'pescheresti']), 'almeno 1 carta', t.within())
          : words(t.does(it.opponent, ['ha pescato', 'pesca', 'pescherebbe']), 'almeno 1 carta', t.within()),
    },
  },
  handSeen: {
    events: ['look', 'reveal'],
    test: () => (g, e, c) => {
      if (e.kind !== 'look' && e.kind !== 'reveal') return false
      if (e.kind === 'look' && e.seat !== c.me) return false
      const hand = handOf(g.state, other(c.me))
      return e.cards.some((id) => hand.includes(id))
    },
    say: {
      en: (_, t) =>
        `${t.does(t.who('you'), "look at 1 or more cards in your opponent's hand")} (or those are revealed)`,
      de: (_, t) =>
        t.does(
          'du dir mindestens 1 Karte auf der Hand deines Gegners',
          doneBy(
            'you',
            'angesehen (oder er sie aufgedeckt)',
            'ansiehst (oder er sie aufdeckt)',
            '',
            'ansehen (oder er sie aufdecken)',
          ),
        ),
      it: (_, t) =>
        words(
          t.in(['hai guardato', 'guardi', 'guarderesti']),
          'almeno 1 carta nella mano del tuo avversario (o è stata rivelata)',
        ),
    },
  },
  honorGiven: {
    events: ['transfer honor'],
    test: () => (_, e, c) => e.kind === 'transfer honor' && e.to === c.me && e.why === 'bid' && e.n > 0,
    say: {
      en: (_, t) => `${t.does('1 or more honor', 'be given')} to you because of the honor bids`,
      de: (_, t) => t.does('dir aufgrund der Ehregebote mindestens 1 Ehre', passive('gegeben')),
      it: (_, t) => t.does('almeno 1 onore', passivo('dat'), 'a te per le offerte di onore'),
    },
  },
  honorGained: {
    events: ['gain honor', 'transfer honor'],
    test:
      ({ by }) =>
      (_, e, c) => {
        if (e.kind !== 'gain honor' && e.kind !== 'transfer honor') return false
        if ((e.kind === 'gain honor' ? e.seat : e.to) === c.me || e.n === 0) return false
        return by === undefined || e.why === 'effect'
      },
    say: {
      en: ({ who, by }, t) =>
        words(t.does(t.who(who), 'gain 1 or more honor'), by && 'through a card effect'),
      de: ({ by }, t) =>
        t.does(
          words('dein Gegner', by && 'durch einen Karteneffekt', 'mindestens 1 Ehre'),
          active('erhalten', 'erhält', 'erhalten'),
        ),
      it: ({ by }, t) =>
        t.does(
          it.opponent,
          ['ha ottenuto', 'ottiene', 'otterrebbe'],
          words('almeno 1 onore', by && "tramite l'effetto di una carta"),
        ),
    },
  },
  honorLost: {
    events: ['lose honor', 'transfer honor'],
    test:
      ({ for: why }) =>
      (g, e, c) => {
        if (e.kind !== 'lose honor' && e.kind !== 'transfer honor') return false
        if ((e.kind === 'lose honor' ? e.seat : e.from) !== c.me || e.n === 0) return false
        if (why === 'unopposed') return e.why === 'unopposed'
        if (why === 'last') return e.why !== 'cost' && e.n >= g.state.honor[c.me as 0 | 1]
        return (e.why === 'effect' || e.why === 'ring') && e.by !== undefined && e.by !== c.me
      },
    say: {
      en: ({ who, for: why }, t) =>
        why === 'last'
          ? `${t.does(simple('a card ability, ring effect or framework step'), 'cause')} you to lose your last honor`
          : `${t.does(t.who(who), why === 'unopposed' ? 'lose honor' : 'lose 1 or more honor')} ${why === 'unopposed' ? 'for an unopposed conflict' : "because of an opponent's card or ring effect"}`,
      de: ({ for: why }, t) =>
        t.does(
          {
            unopposed: 'du für einen unverteidigten Konflikt Ehre',
            opponentsEffect: 'du durch einen gegnerischen Karten- oder Ringeffekt mindestens 1 Ehre',
            last: 'du durch eine Kartenfähigkeit, einen Ringeffekt oder einen Rahmenschritt deine letzte Ehre',
          }[why],
          doneBy('you', 'verloren', 'verlierst', '', 'verlieren'),
        ),
      it: ({ for: why }, t) =>
        `${t.in(['hai perso', 'perdi', 'perderesti'])} ${
          {
            unopposed: 'onore per un conflitto senza opposizione',
            opponentsEffect: "almeno 1 onore per l'effetto di una carta o di un anello avversario",
            last: "il tuo ultimo onore per la capacità di una carta, l'effetto di un anello o un passo della struttura",
          }[why]
        }`,
    },
    cancelled: { en: 'that honor loss', de: 'jenen Ehrverlust', it: 'quella perdita di onore' },
  },
  fateFromRing: {
    events: ['declare', 'contest', 'gain fate'],
    test: () => (g, e, c) => {
      if (e.kind === 'declare') return e.seat === c.me && e.gained > 0
      if (e.kind === 'contest') return g.state.conflict?.attacker === c.me && (e.gained ?? 0) > 0
      return e.kind === 'gain fate' && e.why === 'ring' && e.seat === c.me && e.n > 0
    },
    say: {
      en: ({ who }, t) => words(t.does(t.who(who), 'gain fate from a ring'), t.within()),
      de: (_, t) =>
        t.does(
          words('du', t.within(), 'Schicksal von einem Ring'),
          doneBy('you', 'erhalten', 'erhältst', '', 'erhalten'),
        ),
      it: (_, t) => words(t.in(['hai ottenuto', 'ottieni', 'otterresti']), 'fato da un anello', t.within()),
    },
  },
  discardedFromHand: {
    events: ['discard cards'],
    test:
      ({ who, byOpponent }) =>
      (_, e, c) => {
        if (e.kind !== 'discard cards' || e.hand === undefined || !isWho(who, e.seat, c)) return false
        return byOpponent ? e.hand.by === other(c.me) && e.hand.why !== 'cost' : e.hand.why !== 'ring'
      },
    say: {
      en: ({ who, byOpponent }, t) =>
        words(
          t.does(t.who(who), `discard 1 or more cards from ${who === 'you' ? 'your' : 'their'} hand`),
          byOpponent
            ? "because of an opponent's card ability or ring effect"
            : 'due to the cost or effect of a card ability',
        ),
      de: ({ who, byOpponent }, t) =>
        t.does(
          words(
            t.who(who).in('nom'),
            byOpponent
              ? 'durch eine gegnerische Kartenfähigkeit oder einen gegnerischen Ringeffekt'
              : 'durch die Kosten oder den Effekt einer Kartenfähigkeit',
            `mindestens 1 Karte von ${who === 'you' ? 'deiner' : 'seiner'} Hand`,
          ),
          doneBy(who, 'abgelegt', 'ablegst', 'ablegt', 'ablegen'),
        ),
      it: ({ who, byOpponent }, t) =>
        words(
          t.done(
            who,
            ['hai scartato', 'scarti', 'scarteresti'],
            ['ha scartato', 'scarta', 'scarterebbe'],
            `almeno 1 carta dalla ${who === 'you' ? 'tua' : 'sua'} mano`,
          ),
          byOpponent
            ? "per la capacità di una carta o l'effetto di un anello avversario"
            : "per il costo o l'effetto della capacità di una carta",
        ),
    },
  },
  passed: {
    events: ['pass'],
    test: () => (g, e, c) => e.kind === 'pass' && g.state.phase === 'dynasty' && e.seat === c.me,
    say: {
      en: ({ who }, t) => `${t.does(t.who(who), 'pass')} in the dynasty phase`,
      de: (_, t) => t.does('du in der Dynastiephase', doneBy('you', 'gepasst', 'passt', '', 'passen')),
      it: (_, t) => `${t.in(['hai passato', 'passi', 'passeresti'])} nella fase della dinastia`,
    },
  },
  fateForPassing: {
    events: ['gain fate'],
    test: () => (_, e, c) => e.kind === 'gain fate' && e.why === 'pass' && e.seat === c.me,
    say: {
      en: ({ who }, t) => `${t.does(t.who(who), 'gain fate')} for passing in the dynasty phase`,
      de: (_, t) =>
        t.does(
          'du für das Passen in der Dynastiephase Schicksal',
          doneBy('you', 'erhalten', 'erhältst', '', 'erhalten'),
        ),
      it: (_, t) =>
        `${t.in(['hai ottenuto', 'ottieni', 'otterresti'])} fato per aver passato nella fase della dinastia`,
    },
  },
  opponentLosesHonor: {
    events: ['lose honor', 'transfer honor', 'leave'],
    test: () => (_, e, c) => {
      if (e.kind === 'leave') return e.brought?.seat === other(c.me) && e.brought.honor < 0
      if (e.kind === 'lose honor') return e.seat === other(c.me) && e.n > 0
      return e.kind === 'transfer honor' && e.from === other(c.me) && e.n > 0
    },
    say: {
      en: (_, t) => t.does(en.opponent, 'lose 1 or more honor'),
      de: (_, t) => t.does('dein Gegner mindestens 1 Ehre', active('verloren', 'verliert', 'verlieren')),
      it: (_, t) => t.does(it.opponent, ['ha perso', 'perde', 'perderebbe'], 'almeno 1 onore'),
    },
  },
  fateCollected: {
    events: ['gain fate'],
    test: () => (_, e, c) => e.kind === 'gain fate' && e.why === 'collect' && e.seat === c.me,
    say: {
      en: ({ who }, t) => `${t.does(t.who(who), 'collect fate')} during the dynasty phase`,
      de: (_, t) =>
        t.does(
          'du während der Dynastiephase dein Schicksal',
          doneBy('you', 'erhalten', 'erhältst', '', 'erhalten'),
        ),
      it: (_, t) =>
        `${t.in(['hai raccolto', 'raccogli', 'raccoglieresti'])} il fato durante la fase della dinastia`,
    },
  },
  fateTaken: {
    events: ['fate taken'],
    test:
      ({ least }) =>
      (_, e) =>
        e.kind === 'fate taken' && e.n >= least,
    say: {
      en: ({ least }, t) =>
        `${t.does(`${least} or more fate`, 'be removed')} from characters in the fate phase`,
      de: ({ least }, t) =>
        t.does(`in der Schicksalsphase mindestens ${least} Schicksal von Charakteren`, passive('entfernt')),
      it: ({ least }, t) =>
        t.does(`almeno ${least} fato`, passivo('rimoss'), 'dai personaggi nella fase del fato'),
    },
  },
  effectsInitiate: {
    events: ['initiate'],
    test:
      ({ of }) =>
      (g, e, c) =>
        e.kind === 'initiate' && isSource(g, of, e, c),
    say: {
      en: ({ of }, t) =>
        words(t.does(simple(`the effects of ${englishSource(of, t.context)}`, true), 'initiate'), t.within()),
      de: ({ of }, t) =>
        t.does(
          words(t.within(), `die Effekte ${aside(t.context, () => germanSource(of, t.context))}`),
          passive('initiiert', true),
        ),
      it: ({ of }, t) =>
        words(
          t.does(fixed(`gli effetti ${italianSource(of, t.context)}`, 'm', true), [
            'sono iniziati',
            'iniziano',
            'inizierebbero',
          ]),
          t.within(),
        ),
    },
    cancelled: { en: 'those effects', de: 'jene Effekte', it: 'quegli effetti' },
  },
  choosesTargets: {
    events: ['choosing'],
    test:
      ({ who }) =>
      (_, e, c) =>
        e.kind === 'choosing' && isWho(who, e.seat, c),
    say: {
      en: ({ who }, t) => t.does(t.who(who), 'trigger an ability that chooses 1 or more targets'),
      de: (_, t) =>
        t.does(
          `dein Gegner eine Fähigkeit auslöst, die 1 oder mehr Ziele`,
          active('gewählt hat', 'wählt', 'wählen'),
        ),
      it: (_, t) =>
        t.does(
          it.opponent,
          ['ha innescato', 'innesca', 'innescherebbe'],
          'una capacità che sceglie 1 o più bersagli',
        ),
    },
  },
  eventResolved: {
    events: ['resolved'],
    test: () => (_, e, c) => e.kind === 'resolved' && e.seat === other(c.me),
    say: {
      en: (_, t) => t.does(simple('the effects of an event played by your opponent', true), 'resolve'),
      de: (_, t) => t.does('die Effekte eines gegnerischen Ereignisses', passive('abgehandelt', true)),
      it: (_, t) =>
        t.does(fixed('gli effetti di un evento giocato dal tuo avversario', 'm', true), passivo('risolt')),
    },
  },
  duelResolves: duel('duel', 'resolve', ['si è risolto', 'si risolve', 'si risolverebbe']),
  duelResolved: duel('duel over', 'be resolved', ['è stato risolto', 'viene risolto', 'verrebbe risolto']),
  phaseBegins: phase(
    'phase begins',
    'begin',
    ['begonnen', 'beginnt', 'beginnen'],
    ['è iniziata', 'inizia', 'inizierebbe'],
  ),
  phaseEnds: phase(
    'phase ends',
    'end',
    ['geendet', 'endet', 'enden'],
    ['è terminata', 'termina', 'terminerebbe'],
  ),
  passFirstPlayer: {
    events: ['pass first player'],
    test: () => (g, e, c) =>
      e.kind === 'pass first player' && !e.taken && e.to !== c.me && g.state.first === c.me,
    say: {
      en: ({ who }, t) => t.does(t.who(who), 'pass the first player token'),
      de: (_, t) =>
        t.does('du den Startspielermarker', doneBy('you', 'weitergegeben', 'weitergibst', '', 'weitergeben')),
      it: (_, t) => `${t.in(['hai passato', 'passi', 'passeresti'])} il segnalino primo giocatore`,
    },
  },
}
