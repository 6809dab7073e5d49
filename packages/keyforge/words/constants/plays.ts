/** Constants: playing and using cards, and how they enter play. */
import { clause, subordinate } from '@regelwerk/say'
import type { Condition, Filter, House } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { ConstantWords, Stating } from '../types.ts'

type Either = 'you' | 'opponent'

export interface PlayConstants {
  cannotPlayUnless: { cannotPlayUnless: Condition }
  cannotUseUnless: { cannotUseUnless: Condition }
  /** To play this card you must lose so much. */
  playCost: { playCost: number }
  /** Opponents must pay you to play or use such cards. */
  opponentPays: { opponentPays: number; to: 'play' | 'use'; filter: Filter }
  enters: { enters: 'ready' | 'stunned'; to: 'self' | Filter; uses?: number; first?: 'eachTurn' }
  entersUnderOpponent: { entersUnderOpponent: true }
  /** Played as a copy of a card: an action of the opponent's discard pile, or a creature in play. */
  copyOf: { copyOf: Filter; except?: { house: House } }
  mayPlay: { mayPlay: Filter; uses?: number }
  mayUse: { mayUse: Filter | 'it'; how?: 'fight'; uses?: number }
  /** The next card you play: each of its bonus icons once more. */
  iconsAgain: { iconsAgain: true; uses: 1 }
  forbid: { forbid: 'play' | 'use' | 'fight'; who: Either; filter?: Filter; moreThan?: number }
  destroyedIf: { destroyedIf: Condition }
}

const anyones = (filter: Filter): Filter => {
  const { whose: _, ...any } = filter
  return any
}

/** Each turn, unless it is said how long it lasts. */
const isEachTurn = (uses: number | undefined, { lasting }: Stating): boolean => uses !== undefined && !lasting

export const playConstants: ConstantWords<PlayConstants> = {
  cannotPlayUnless: {
    ofPlaying: true,
    say: {
      en: ({ cannotPlayUnless }, { telling: t }) =>
        en.statement(en.fixed('this card'), `cannot be played unless ${en.condition(cannotPlayUnless, t)}`),
      de: ({ cannotPlayUnless }, { telling: t }) => {
        const behind = subordinate(`falls ${de.condition(cannotPlayUnless, t)}`)
        return de.statement(
          de.fixed('diese Karte'),
          de.verbs.können,
          { middle: 'nur', behind },
          'gespielt werden',
        )
      },
      it: ({ cannotPlayUnless }, { telling: t }) =>
        it.statement(
          it.fixed('questa carta', 'f'),
          ['può', 'possono'],
          `essere giocata solo se ${it.condition(cannotPlayUnless, t)}`,
        ),
    },
  },
  cannotUseUnless: {
    say: {
      en: ({ cannotUseUnless }, { telling: t }) =>
        en.statement(en.fixed(en.this_(t)), `cannot be used unless ${en.condition(cannotUseUnless, t)}`),
      de: ({ cannotUseUnless }, { telling: t }) => {
        const behind = subordinate(`falls ${de.condition(cannotUseUnless, t)}`)
        return de.statement(de.self(t), de.verbs.können, { middle: 'nur', behind }, 'verwendet werden')
      },
      it: ({ cannotUseUnless }, { telling: t }) => {
        const subject = it.self(t)
        const used = it.agreed(it.o('usat'), subject.gender, subject.plural)
        return it.statement(
          subject,
          ['può', 'possono'],
          `essere ${used} solo se ${it.condition(cannotUseUnless, t)}`,
        )
      },
    },
  },
  playCost: {
    ofPlaying: true,
    say: {
      en: ({ playCost }) =>
        en.statement(en.youPhrase, `must lose ${playCost} ${en.AMBER} in order to play this card`),
      de: ({ playCost }) => {
        const field = { middle: `${playCost} ${de.AMBER}`, behind: subordinate('um diese Karte zu spielen') }
        return de.statement('you', de.verbs.müssen, field, 'verlieren')
      },
      it: ({ playCost }) =>
        it.statement(it.tu, ['devi', 'devi'], `perdere ${playCost} ${it.AMBER} per giocare questa carta`),
    },
  },
  opponentPays: {
    apart: true,
    say: {
      en: ({ opponentPays, to, filter }, { telling: t }) =>
        en.statement(
          en.fixed('your opponent'),
          `must pay you ${opponentPays} ${en.AMBER} in order to ${to} ${en.some(filter, t)}`,
        ),
      de: ({ opponentPays, to, filter }, { telling: t }) => {
        const what = de.some(filter, t).in('acc')
        const behind = subordinate(`um ${what} zu ${to === 'play' ? 'spielen' : 'verwenden'}`)
        const field = { pronoun: 'dir', middle: `${opponentPays} ${de.AMBER}`, behind }
        return de.statement(de.opponent(t), de.verbs.müssen, field, 'bezahlen')
      },
      it: ({ opponentPays, to, filter }, { telling: t }) => {
        const use = to === 'play' ? 'giocare' : 'usare'
        const what = `pagarti ${opponentPays} ${it.AMBER} per ${use} ${it.some(filter, t).with()}`
        return it.statement(it.opponent(t), ['deve', 'devono'], what)
      },
    },
  },
  enters: {
    apart: true,
    say: {
      en: ({ enters: how, to, uses, first }, { telling: t }) => {
        const enter = `enter play ${how}`
        if (to === 'self') return en.statement(en.phrase('self', t), enter)
        const played = en.kind(anyones(to), t, { plural: (uses ?? 1) > 1 })
        const who =
          to.whose === 'friendly' ? 'you play' : to.whose === 'enemy' ? 'your opponent plays' : 'played'
        if (first) return en.statement(en.fixed(`the first ${played} ${who} each turn`), enter)
        if (uses === 1) return en.statement(en.fixed(`the next ${played} ${who}`), enter)
        if (uses) return en.statement(en.fixed(`the next ${uses} ${played} ${who}`, true), enter)
        return en.statement(en.fixed(en.every(to, t)), enter)
      },
      de: ({ enters, to, uses, first }, { telling: t }) => {
        const how = { ready: 'spielbereit', stunned: 'betäubt' }[enters]
        const into = (subject: de.Phrase): de.GermanClause =>
          de.statement(subject, de.verbs.kommen, how, 'ins Spiel')
        if (to === 'self') return into(de.phrase('self', t))
        const by = to.whose === 'friendly' ? 'von dir ' : to.whose === 'enemy' ? 'von deinem Gegner ' : ''
        if (first)
          return into(de.kind(anyones(to), t, { der: 'der' }, {}, ['erst', `in jedem Zug ${by}gespielt`]))
        if (uses === undefined) return into(de.every(to, t))
        const next = uses === 1 ? ['nächst'] : ['nächst', uses]
        const wording = { plural: uses > 1, any: uses === 1 }
        return into(de.kind(anyones(to), t, { der: 'der' }, wording, [...next, `${by}gespielt`]))
      },
      it: ({ enters, to, uses, first }, { telling: t }) => {
        const into = (subject: it.Phrase): it.ItalianClause => {
          const how = it.agreed(
            { ready: it.o('pront'), stunned: it.o('stordit') }[enters],
            subject.gender,
            subject.plural,
          )
          return it.statement(subject, ['entra', 'entrano'], `in gioco ${how}`)
        }
        if (to === 'self') return into(it.phrase('self', t))
        const by =
          to.whose === 'friendly' ? 'che giochi' : to.whose === 'enemy' ? "che l'avversario gioca" : 'giocata'
        if (first)
          return into(
            it.kind(anyones(to), t, 'il', {}, { before: [it.o('prim')], behind: `${by} in ogni turno` }),
          )
        if (uses === undefined) return into(it.every(to, t))
        const before = uses === 1 ? [it.o('prossim')] : [it.o('prossim'), it.invariable(`${uses}`)]
        return into(
          it.kind(anyones(to), t, 'il', { plural: uses > 1, any: uses === 1 }, { before, behind: by }),
        )
      },
    },
  },
  entersUnderOpponent: {
    ofPlaying: true,
    say: {
      en: (_, { telling: t }) =>
        en.statement(en.phrase('self', t), "enter play under your opponent's control"),
      de: (_, { telling: t }) => {
        const under = `unter der Kontrolle ${de.opponent(t).in('gen')}`
        return de.statement(de.phrase('self', t), de.verbs.kommen, under, 'ins Spiel')
      },
      it: (_, { telling: t }) => {
        const under = `in gioco sotto il controllo ${it.opponent(t).with('di')}`
        return it.statement(it.phrase('self', t), ['entra', 'entrano'], under)
      },
    },
  },
  copyOf: {
    ofPlaying: true,
    say: {
      en: ({ copyOf, except }, { telling: t }) => {
        const what = en.some(copyOf, t, { lying: true })
        const inPlay = copyOf.in === undefined && 'in play'
        const but = except && `, except that it belongs to house ${en.house(except.house)}`
        return en.statement(
          en.fixed('this card'),
          `${en.words('be played as a copy of', what, inPlay)}${but ?? ''}`,
        )
      },
      de: ({ copyOf, except }, { telling: t }) => {
        const what = de.some(copyOf, t, { lying: true }).in('gen')
        const inPlay = copyOf.in === undefined && 'im Spiel'
        const but = except && { behind: subordinate(`gehört aber zur Fraktion ${de.house(except.house)}`) }
        const field = { middle: de.words('als Kopie', what, inPlay), ...but }
        return de.statement(de.fixed('diese Karte'), de.verbs.werden, field, 'gespielt')
      },
      it: ({ copyOf, except }, { telling: t }) => {
        const what = it.some(copyOf, t, { lying: true }).with('di')
        const inPlay = copyOf.in === undefined && 'in gioco'
        const but = except && `, ma appartiene alla casata ${it.house(except.house)}`
        const as = `${it.words('giocata come copia', what, inPlay)}${but ?? ''}`
        return it.statement(it.fixed('questa carta', 'f'), ['viene', 'vengono'], as)
      },
    },
  },
  mayPlay: {
    say: {
      en: ({ mayPlay, uses }, of) => {
        const cards =
          uses === undefined ? en.such(mayPlay, of.telling) : en.limited(mayPlay, uses, of.telling)
        return en.statement(en.youPhrase, en.words('may play', cards, isEachTurn(uses, of) && 'each turn'))
      },
      de: ({ mayPlay, uses }, of) => {
        const turn = isEachTurn(uses, of) && 'in jedem Zug'
        return de.statement(
          'you',
          de.verbs.dürfen,
          de.words(turn, de.limited(mayPlay, uses, of.telling)),
          'spielen',
        )
      },
      it: ({ mayPlay, uses }, of) => {
        const turn = isEachTurn(uses, of) && 'in ogni turno'
        return it.statement(
          it.tu,
          ['puoi', 'puoi'],
          it.words('giocare', it.limited(mayPlay, uses, of.telling), turn),
        )
      },
    },
  },
  mayUse: {
    say: {
      en: ({ mayUse, uses, how }, of) => {
        const t = of.telling
        const cards =
          mayUse === 'it'
            ? en.phrase('it', t).acc
            : uses === undefined
              ? en.such(mayUse, t)
              : en.limited(mayUse, uses, t)
        const may = how ? 'may fight with' : 'may use'
        return en.statement(en.youPhrase, en.words(may, cards, isEachTurn(uses, of) && 'each turn'))
      },
      de: ({ mayUse, uses, how }, of) => {
        const t = of.telling
        const what = mayUse === 'it' ? de.phrase('it', t).in('acc') : de.limited(mayUse, uses, t)
        const field = de.words(isEachTurn(uses, of) && 'in jedem Zug', what)
        return de.statement('you', de.verbs.dürfen, field, how ? 'kämpfen lassen' : 'verwenden')
      },
      it: ({ mayUse, uses, how }, of) => {
        const t = of.telling
        const what = mayUse === 'it' ? it.demonstrated('it', t).with() : it.limited(mayUse, uses, t)
        const use = how ? 'far combattere' : 'usare'
        return it.statement(
          it.tu,
          ['puoi', 'puoi'],
          it.words(use, what, isEachTurn(uses, of) && 'in ogni turno'),
        )
      },
    },
  },
  iconsAgain: {
    say: {
      en: () =>
        en.statement(
          en.fixed('each bonus icon of the next card you play'),
          'be resolved one additional time',
        ),
      de: () => {
        const icons = de.fixed('jedes Bonussymbol der nächsten von dir gespielten Karte', 'n')
        return de.statement(icons, de.verbs.werden, 'ein weiteres Mal', 'abgehandelt')
      },
      it: () =>
        it.statement(
          it.fixed('ogni icona bonus della prossima carta che giochi', 'f'),
          ['si risolve', 'si risolvono'],
          "un'altra volta",
        ),
    },
  },
  forbid: {
    say: {
      en: ({ forbid, who, filter, moreThan }, of) => {
        const t = of.telling
        const subject = who === 'you' ? en.youPhrase : en.opponentPhrase(t)
        const any = filter && anyones(filter)
        const fallback = forbid === 'fight' ? 'creatures' : 'cards'
        const cards =
          moreThan === 1 ? (any ? en.kind(any, t) : fallback.slice(0, -1)) : any ? en.such(any, t) : fallback
        const most = moreThan !== undefined && `more than ${moreThan}`
        const verb = forbid === 'play' ? 'cannot play' : 'cannot use'
        const turn = isEachTurn(moreThan, of) && 'each turn'
        return en.statement(subject, en.words(verb, most, cards, forbid === 'fight' && 'to fight', turn))
      },
      de: ({ forbid, who, filter, moreThan }, of) => {
        const t = of.telling
        const end = { play: 'spielen', use: 'verwenden', fight: 'zum Kämpfen verwenden' }[forbid]
        const any: Filter = filter ? anyones(filter) : forbid === 'fight' ? { type: 'creature' } : {}
        const determiner: de.Determiner =
          moreThan === undefined ? { ein: 'kein' } : { count: `nicht mehr als ${moreThan}` }
        const cards = de.kind(any, t, determiner, { plural: moreThan !== 1 }).in('acc')
        const subject = who === 'you' ? 'you' : de.opponentPhrase(t)
        return de.statement(
          subject,
          de.verbs.können,
          de.words(isEachTurn(moreThan, of) && 'in jedem Zug', cards),
          end,
        )
      },
      it: ({ forbid, who, filter, moreThan }, of) => {
        const t = of.telling
        const verb = forbid === 'play' ? 'giocare' : 'usare'
        const any: Filter = filter ? anyones(filter) : forbid === 'fight' ? { type: 'creature' } : {}
        const cards = it.kind(any, t, moreThan === undefined ? 'none' : { count: `più di ${moreThan}` }, {
          plural: moreThan !== 1,
        })
        const turn = isEachTurn(moreThan, of) && 'in ogni turno'
        const what = it.words(verb, cards.with(), forbid === 'fight' && 'per combattere', turn)
        return who === 'you'
          ? it.statement(it.tu, ['non puoi', 'non puoi'], what)
          : it.statement(it.opponent(t), ['non può', 'non possono'], what)
      },
    },
  },
  destroyedIf: {
    say: {
      en: ({ destroyedIf }, { telling: t }) => {
        const now = en.condition(destroyedIf, t)
        return en.statement(en.fixed(`if ${now}, ${en.this_(t)}`), 'be destroyed')
      },
      de: ({ destroyedIf }, { telling: t }) => {
        const lead = clause(`falls ${de.condition(destroyedIf, t)}`)
        return { ...de.statement(de.phrase('self', t), de.verbs.werden, '', 'zerstört'), lead }
      },
      it: ({ destroyedIf }, { telling: t }) => {
        const subject = it.self(t)
        const now = it.fixed(`se ${it.condition(destroyedIf, t)}, ${subject.with()}`, subject.gender)
        return it.statement(
          now,
          ['viene', 'vengono'],
          it.agreed(it.o('distrutt'), subject.gender, subject.plural),
        )
      },
    },
  },
}
