/** Constants: playing and using cards, and how they enter play. */
import { clause, subordinate } from '@regelwerk/say'
import type { BonusIcon, CardText, Condition, Filter, House } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import type { Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { ConstantWords, Stating } from '../types.ts'

type Either = 'you' | 'opponent'

export interface PlayConstants {
  cannotPlayUnless: { cannotPlayUnless: Condition }
  /** `to: 'host'`: the creature this upgrade is on, as its controller sees it. */
  cannotUseUnless: { cannotUseUnless: Condition; to?: 'host' }
  /** To play this card you must lose so much. */
  playCost: { playCost: number }
  /** Opponents must pay you to play or use such cards. */
  opponentPays: { opponentPays: number; to: 'play' | 'use'; filter: Filter }
  enters: { enters: 'ready' | 'stunned' | 'enraged'; to: 'self' | Filter; uses?: number; first?: 'eachTurn' }
  entersUnderOpponent: { entersUnderOpponent: true }
  /** Played as a copy of a card: an action of the opponent's discard pile, or a creature in play. */
  copyOf: { copyOf: Filter; except?: { house: House } }
  mayPlay: { mayPlay: Filter; uses?: number }
  mayUse: { mayUse: Filter | 'it'; how?: 'fight'; uses?: number }
  /** One or the other, so often together. */
  mayPlayOrUse: { mayPlayOrUse: Filter; uses: 1 }
  /** It may be played as an upgrade, which then has this text. */
  playableAs: { playableAs: 'upgrade'; text: CardText }
  /** The next action card that you play returns to its owner's hand when it has been resolved. */
  actionReturns: { actionReturns: true; uses: 1 }
  /** You may resolve a bonus icon (of this kind) as that. */
  iconIs: { icon?: BonusIcon; iconIs: 'steal' | 'capture' }
  /** Abilities with this word are not triggered. */
  noTrigger: { noTrigger: 'destroyed' }
  /** In your archives, faceup: you may take any number of their cards. */
  archivesChoice: { archivesChoice: true }
  /** The next card you play: each of its bonus icons once more. */
  iconsAgain: { iconsAgain: true; uses: 1 }
  /** `while`: as the player sees it who is forbidden to. `nthKey`: which of their keys. 'icons': of cards they play. */
  forbid: {
    forbid: 'play' | 'use' | 'fight' | 'forge' | 'icons'
    who: Either | 'eachPlayer'
    filter?: Filter
    moreThan?: number
    nthKey?: 1 | 2 | 3
    while?: Condition
  }
  destroyedIf: { destroyedIf: Condition }
}

const anyones = (filter: Filter): Filter => {
  const { whose: _, ...any } = filter
  return any
}

/** Quotation marks inside others. */
const inner = (text: string): string =>
  text
    .replace(/„([^“]*)“/g, '‚$1‘')
    .replace(/“([^”]*)”/g, '‘$1’')
    .replace(/«([^»]*)»/g, '“$1”')

/** Said of the player who is forbidden something. */
const their = (t: Telling): Telling => ({ ...t, actor: 'eachPlayer', said: { ...t.said, actor: true } })

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
      en: ({ cannotUseUnless, to }, { telling: t }) => {
        const when =
          'not' in cannotUseUnless
            ? `while ${en.condition(cannotUseUnless.not, t)}`
            : `unless ${en.condition(cannotUseUnless, t)}`
        return en.statement(en.phrase(to ?? 'self', t), `cannot be used ${when}`)
      },
      de: ({ cannotUseUnless, to }, { telling: t }) => {
        const subject = de.phrase(to ?? 'self', t)
        if ('not' in cannotUseUnless) {
          const while_ = subordinate(`solange ${de.condition(cannotUseUnless.not, t)}`)
          return de.statement(
            subject,
            de.verbs.können,
            { middle: 'nicht', behind: while_ },
            'verwendet werden',
          )
        }
        const behind = subordinate(`falls ${de.condition(cannotUseUnless, t)}`)
        return de.statement(subject, de.verbs.können, { middle: 'nur', behind }, 'verwendet werden')
      },
      it: ({ cannotUseUnless, to }, { telling: t }) => {
        const subject = it.phrase(to ?? 'self', t)
        const used = it.agreed(it.o('usat'), subject.gender, subject.plural)
        if ('not' in cannotUseUnless) {
          const while_ = `essere ${used} finché ${it.condition(cannotUseUnless.not, t)}`
          return it.statement(subject, ['non può', 'non possono'], while_)
        }
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
        const how = { ready: 'spielbereit', stunned: 'betäubt', enraged: 'wütend' }[enters]
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
            { ready: it.o('pront'), stunned: it.o('stordit'), enraged: it.o('infuriat') }[enters],
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
  mayPlayOrUse: {
    say: {
      en: ({ mayPlayOrUse, uses }, { telling: t }) =>
        en.statement(en.youPhrase, `may play or use ${en.limited(mayPlayOrUse, uses, t)}`),
      de: ({ mayPlayOrUse, uses }, { telling: t }) =>
        de.statement('you', de.verbs.dürfen, de.limited(mayPlayOrUse, uses, t), 'spielen oder verwenden'),
      it: ({ mayPlayOrUse, uses }, { telling: t }) =>
        it.statement(it.tu, ['puoi', 'puoi'], `giocare o usare ${it.limited(mayPlayOrUse, uses, t)}`),
    },
  },
  playableAs: {
    ofPlaying: true,
    say: {
      en: ({ text }, { quoted }) => {
        const said = inner(text.map((one) => quoted(one, 'upgrade')).join(' '))
        const as = 'may be played as an upgrade instead of a creature, with the text'
        return en.statement(en.fixed('this card'), `${as} “${said}”`)
      },
      de: ({ text }, { quoted }) => {
        const said = inner(text.map((one) => quoted(one, 'upgrade')).join(' '))
        return de.statement(de.fixed('diese Karte', 'f'), de.verbs.dürfen, {
          middle: 'statt als Kreatur auch als Aufwertung gespielt werden',
          behind: ` mit dem Text: „${said}“`,
        })
      },
      it: ({ text }, { quoted }) => {
        const said = inner(text.map((one) => quoted(one, 'upgrade')).join(' '))
        const as = 'essere giocata come potenziamento invece che come creatura, con il testo'
        return it.statement(it.fixed('questa carta', 'f'), ['può', 'possono'], `${as} «${said}»`)
      },
    },
  },
  actionReturns: {
    say: {
      en: (_, { telling: t }) => {
        const next = `after ${en.you(t)} resolve ${en.your(t)} next action card, it`
        return en.statement(en.fixed(next), "return to its owner's hand instead of going to the discard pile")
      },
      de: () =>
        de.statement(
          de.fixed('die nächste von dir gespielte Aktionskarte', 'f'),
          de.verbs.werden,
          'nach dem Abhandeln auf die Hand ihres Besitzers zurückgeschickt statt',
          'abgelegt',
        ),
      it: () =>
        it.statement(
          it.fixed('dopo che si è risolta, la prossima carta azione che giochi', 'f'),
          ['torna', 'tornano'],
          'nella mano del suo proprietario invece di andare nella pila degli scarti',
        ),
    },
  },
  iconIs: {
    say: {
      en: ({ icon, iconIs }, { telling: t }) => {
        const when = `when ${en.you(t)} resolve a ${en.words(icon && en.iconNames[icon], 'bonus icon')}`
        const instead =
          iconIs === 'steal' ? `steal 1 ${en.AMBER} instead` : 'resolve it as a capture bonus icon instead'
        return en.statement(en.fixed(`${when}, you`, true), `may ${instead}`)
      },
      de: ({ icon, iconIs }) => {
        const name = icon ? `${de.iconPrefix[icon]}-Bonussymbol` : 'Bonussymbol'
        const lead = clause(`sobald du ein ${name} abhandelst`)
        return {
          ...(iconIs === 'steal'
            ? de.statement('you', de.verbs.dürfen, `stattdessen 1 ${de.AMBER}`, 'stehlen')
            : de.statement('you', de.verbs.dürfen, 'es stattdessen als Erbeuten-Bonussymbol', 'abhandeln')),
          lead,
        }
      },
      it: ({ icon, iconIs }) => {
        const when = it.words("quando risolvi un'icona bonus", icon && it.iconNames[icon])
        const instead =
          iconIs === 'steal' ? `invece rubare 1 ${it.AMBER}` : "invece risolverla come un'icona bonus cattura"
        return it.statement(it.fixed(`${when},`), ['puoi', 'puoi'], instead)
      },
    },
  },
  noTrigger: {
    say: {
      en: ({ noTrigger }) =>
        en.statement(en.fixed(`abilities with “${en.boldWords[noTrigger]}:”`, true), 'cannot trigger'),
      de: ({ noTrigger }) =>
        de.statement(
          de.fixed(`Fähigkeiten mit „${de.boldWords[noTrigger]}:“`, 'pl'),
          de.verbs.können,
          'nicht',
          'ausgelöst werden',
        ),
      it: ({ noTrigger }) =>
        it.statement(
          it.fixed(`le abilità «${it.boldWords[noTrigger]}:»`, 'f', true),
          ['non può', 'non possono'],
          'attivarsi',
        ),
    },
  },
  archivesChoice: {
    say: {
      en: (_, { telling: t }) => {
        const here = `${en.this_(t)} is archived faceup. While it is in your archives, instead of taking all of your archives, you`
        return en.statement(en.fixed(here, true), 'may take any number of cards from your archives')
      },
      de: (_, { telling: t }) => {
        const self = de.self(t).in('nom')
        const lead = clause(
          `${self} wird aufgedeckt archiviert. Solange ${de.pronounOf(de.self(t).form).in('nom')} in deinem Archiv liegt`,
        )
        const any = 'statt deines gesamten Archivs eine beliebige Anzahl seiner Karten auf die Hand'
        return { ...de.statement('you', de.verbs.dürfen, any, 'nehmen'), lead }
      },
      it: (_, { telling: t }) => {
        const here = `${it.self(t).with()} viene archiviata a faccia in su. Finché è nei tuoi archivi, invece di prendere tutti i tuoi archivi`
        return it.statement(it.fixed(`${here},`), ['puoi', 'puoi'], 'prenderne un qualsiasi numero di carte')
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
      en: ({ forbid, who, filter, moreThan, nthKey, while: seen }, of) => {
        const t = of.telling
        const each = who === 'eachPlayer'
        const subject = who === 'you' ? en.youPhrase : each ? en.fixed('each player') : en.opponentPhrase(t)
        const during = seen && `while ${en.condition(seen, their(t))}`
        if (forbid === 'forge') {
          const key = nthKey === undefined ? 'keys' : `their ${['first', 'second', 'third'][nthKey - 1]} key`
          return en.statement(subject, en.words('cannot forge', key, during))
        }
        if (forbid === 'icons') return en.statement(subject, 'cannot resolve bonus icons on cards they play')
        const any = filter && anyones(filter)
        const fallback = forbid === 'fight' ? 'creatures' : 'cards'
        const cards =
          moreThan === 1 ? (any ? en.kind(any, t) : fallback.slice(0, -1)) : any ? en.such(any, t) : fallback
        const most = moreThan !== undefined && `more than ${moreThan}`
        const verb = forbid === 'play' ? 'cannot play' : 'cannot use'
        const turn = isEachTurn(moreThan, of) && 'each turn'
        const fight = forbid === 'fight' && 'to fight'
        return en.statement(subject, en.words(verb, most, cards, fight, turn, during))
      },
      de: ({ forbid, who, filter, moreThan, nthKey, while: seen }, of) => {
        const t = of.telling
        const subject =
          who === 'you' ? 'you' : who === 'eachPlayer' ? de.fixed('jeder Spieler', 'm') : de.opponentPhrase(t)
        const behind = seen && { behind: subordinate(`solange ${de.condition(seen, their(t))}`) }
        if (forbid === 'forge') {
          const key =
            nthKey === undefined
              ? 'keine Schlüssel'
              : `seinen ${['ersten', 'zweiten', 'dritten'][nthKey - 1]} Schlüssel nicht`
          return de.statement(subject, de.verbs.können, { middle: `${key} schmieden`, ...behind })
        }
        if (forbid === 'icons')
          return de.statement(
            subject,
            de.verbs.können,
            'die Bonussymbole von ihm gespielter Karten nicht',
            'abhandeln',
          )
        const end = { play: 'spielen', use: 'verwenden', fight: 'zum Kämpfen verwenden' }[forbid]
        const any: Filter = filter ? anyones(filter) : forbid === 'fight' ? { type: 'creature' } : {}
        const determiner: de.Determiner =
          moreThan === undefined ? { ein: 'kein' } : { count: `nicht mehr als ${moreThan}` }
        const cards = de.kind(any, t, determiner, { plural: moreThan !== 1 }).in('acc')
        const middle = de.words(isEachTurn(moreThan, of) && 'in jedem Zug', cards)
        if (!behind) return de.statement(subject, de.verbs.können, middle, end)
        return de.statement(subject, de.verbs.können, { middle: `${middle} ${end}`, ...behind })
      },
      it: ({ forbid, who, filter, moreThan, nthKey, while: seen }, of) => {
        const t = of.telling
        const during = seen && `finché ${it.condition(seen, their(t))}`
        const what = ((): string => {
          if (forbid === 'forge')
            return nthKey === undefined
              ? 'forgiare chiavi'
              : `forgiare la sua ${['prima', 'seconda', 'terza'][nthKey - 1]} chiave`
          if (forbid === 'icons') return 'risolvere le icone bonus delle carte che gioca'
          const verb = forbid === 'play' ? 'giocare' : 'usare'
          const any: Filter = filter ? anyones(filter) : forbid === 'fight' ? { type: 'creature' } : {}
          const cards = it.kind(any, t, moreThan === undefined ? 'none' : { count: `più di ${moreThan}` }, {
            plural: moreThan !== 1,
          })
          const turn = isEachTurn(moreThan, of) && 'in ogni turno'
          return it.words(verb, cards.with(), forbid === 'fight' && 'per combattere', turn)
        })()
        if (who === 'you') return it.statement(it.tu, ['non puoi', 'non puoi'], what)
        const subject = who === 'eachPlayer' ? it.fixed('ogni giocatore') : it.opponent(t)
        return it.statement(subject, ['non può', 'non possono'], it.words(what, during))
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
