/** Constants: Æmber, keys, houses and hands. */
import { signed, subordinate } from '@regelwerk/say'
import { relative } from '@regelwerk/say/de'
import { counted } from '@regelwerk/say/en'
import type { Amount, Filter, House } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import { aside } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { ConstantWords } from '../types.ts'

type Either = 'you' | 'opponent'

export interface PoolConstants {
  keyCost: { keyCost: Amount; whose: Either | 'any' }
  /** Æmber on these cards may be spent when forging keys, as if it were in your pool; `by`: in the opponent's. */
  spendable: { spendable: 'self' | Filter; by?: 'opponent' }
  skipForge: { skipForge: Either }
  getsForgeAmber: { getsForgeAmber: true }
  cannotBeStolen: { cannotBeStolen: 'you' }
  /** Æmber stolen or captured from you is taken from the supply. */
  takenFromSupply: { takenFromSupply: 'you' }
  stealIs: { stealIs: 'capture' }
  reapIs: { reapIs: 'steal' }
  /** Æmber that would be added to the opponent's pool is captured by this card. */
  capturesGains: { capturesGains: 'opponent' }
  handSize: { handSize: Amount; whose: Either | 'any' }
  /** 'ofIt': a house of the card "it". */
  mustChoose: { mustChoose: House | 'chosen' | 'ofIt'; who: Either | 'itsController' }
  /** 'active': the house that was active when the effect began. */
  cannotChoose: { cannotChoose: 'chosen' | 'active'; who: 'opponent' }
  /** Creatures that would go from play to a discard pile are purged. */
  discardIs: { discardIs: 'purge'; filter: Filter }
}

/** "jedes Æmber, das ..., wird stattdessen ..." */
const turned = (amber: string, middle: string, end: string): de.GermanClause =>
  de.statement(de.fixed(amber, 'n'), de.verbs.werden, `stattdessen ${middle}`, end)

/** "ogni Æmbra che ... viene invece ..." */
const invece = (amber: string, rest: string): it.ItalianClause =>
  it.statement(it.fixed(amber, 'f'), ['viene invece', 'vengono invece'], rest)

export const poolConstants: ConstantWords<PoolConstants> = {
  keyCost: {
    say: {
      en: ({ keyCost, whose }, { telling: t }) => {
        const keys = { you: `${en.your(t)} keys`, opponent: `${en.opponents(t)} keys`, any: 'keys' }[whose]
        return en.statement(
          en.fixed(keys, true),
          `cost ${en.quantity(keyCost, t, (k) => `${signed(k)} ${en.AMBER}`)}`,
        )
      },
      de: ({ keyCost, whose }, { telling: t }) => {
        const keys = {
          you: `${de.your(t, 'nom', 'pl')} Schlüssel`,
          opponent: `die Schlüssel ${de.opponent(t).in('gen')}`,
          any: 'Schlüssel',
        }[whose]
        const cost = de.quantity(keyCost, t, (k) => `${signed(k)} ${de.AMBER}`)
        return de.statement(de.fixed(keys, 'pl'), de.verbs.kosten, cost)
      },
      it: ({ keyCost, whose }, { telling: t }) => {
        const keys = {
          you: 'le tue chiavi',
          opponent: `le chiavi ${it.opponent(t).with('di')}`,
          any: 'le chiavi',
        }[whose]
        const cost = it.quantity(keyCost, t, (k) => `${signed(k)} ${it.AMBER}`)
        return it.statement(it.fixed(keys, 'f', true), ['costa', 'costano'], cost)
      },
    },
  },
  spendable: {
    say: {
      en: ({ spendable, by }, { telling: t }) => {
        const cards = spendable === 'self' ? en.this_(t) : aside(t, () => en.such(spendable, t))
        const who = by ? en.opponentPhrase(t) : en.youPhrase
        return en.statement(who, `may spend ${en.AMBER} on ${cards} when forging keys`)
      },
      de: ({ spendable, by }, { telling: t }) => {
        const cards =
          spendable === 'self' ? de.self(t).in('dat') : aside(t, () => de.such(spendable, t).in('dat'))
        const from = `beim Schmieden von Schlüsseln ${de.AMBER} von ${cards}`
        return de.statement(by ? de.opponentPhrase(t) : 'you', de.verbs.dürfen, from, 'ausgeben')
      },
      it: ({ spendable, by }, { telling: t }) => {
        const cards =
          spendable === 'self' ? it.self(t).with('su') : aside(t, () => it.all(spendable, t).with('su'))
        const spend = `spendere l'${it.AMBER} ${cards} quando ${by ? 'forgia' : 'forgi'} chiavi`
        return by
          ? it.statement(it.opponent(t), ['può', 'possono'], spend)
          : it.statement(it.tu, ['puoi', 'puoi'], spend)
      },
    },
  },
  skipForge: {
    say: {
      en: ({ skipForge }, { telling: t }) =>
        skipForge === 'you'
          ? en.statement(en.youPhrase, 'skip your “forge a key” step')
          : en.statement(en.opponentPhrase(t), 'skip their “forge a key” step'),
      de: ({ skipForge }, { telling: t }) => {
        const step = `${skipForge === 'you' ? 'deinen' : 'seinen'} Schritt „Schlüssel schmieden“`
        return de.statement(skipForge === 'you' ? 'you' : de.opponentPhrase(t), de.verbs.überspringen, step)
      },
      it: ({ skipForge }, { telling: t }) =>
        skipForge === 'you'
          ? it.statement(it.tu, ['salti', 'salti'], 'la tua fase «forgiare una chiave»')
          : it.statement(it.opponent(t), ['salta', 'saltano'], 'la sua fase «forgiare una chiave»'),
    },
  },
  getsForgeAmber: {
    say: {
      en: () => en.statement(en.youPhrase, `get all ${en.AMBER} that your opponent spends on forging keys`),
      de: (_, { telling: t }) => {
        const behind = subordinate(`das ${de.opponent(t).in('nom')} beim Schmieden von Schlüsseln ausgibt`)
        return de.statement('you', de.verbs.erhalten, { middle: `alles ${de.AMBER}`, behind })
      },
      it: (_, { telling: t }) => {
        const all = `tutta l'${it.AMBER} che ${it.opponent(t).with()} spende per forgiare chiavi`
        return it.statement(it.tu, ['ricevi', 'ricevi'], all)
      },
    },
  },
  cannotBeStolen: {
    say: {
      en: () => en.statement(en.fixed(`your ${en.AMBER}`), 'cannot be stolen'),
      de: () => de.statement(de.fixed(`dein ${de.AMBER}`, 'n'), de.verbs.können, 'nicht', 'gestohlen werden'),
      it: () =>
        it.statement(it.fixed(`la tua ${it.AMBER}`, 'f'), ['non può', 'non possono'], 'essere rubata'),
    },
  },
  takenFromSupply: {
    say: {
      en: () =>
        en.statement(
          en.fixed(`${en.AMBER} that would be stolen or captured from your pool`),
          'be taken from the common supply instead',
        ),
      de: () =>
        turned(
          `${de.AMBER}, das aus deinem Vorrat gestohlen oder erbeutet würde,`,
          'aus der gemeinsamen Reserve',
          'genommen',
        ),
      it: () =>
        invece(
          `l'${it.AMBER} che verrebbe rubata o catturata dalla tua riserva`,
          'presa dalla riserva comune',
        ),
    },
  },
  stealIs: {
    say: {
      en: () =>
        en.statement(
          en.fixed(`each ${en.AMBER} that would be stolen`),
          'be captured by a creature that the active player controls instead',
        ),
      de: () =>
        turned(
          `jedes ${de.AMBER}, das gestohlen würde,`,
          'von einer Kreatur des aktiven Spielers',
          'erbeutet',
        ),
      it: () =>
        invece(
          `ogni ${it.AMBER} che verrebbe rubata`,
          'catturata da una creatura controllata dal giocatore attivo',
        ),
    },
  },
  reapIs: {
    say: {
      en: () =>
        en.statement(
          en.fixed(`each ${en.AMBER} you would gain by reaping`),
          'be stolen from your opponent instead',
        ),
      de: (_, { telling: t }) =>
        turned(
          `jedes ${de.AMBER}, das du durch Ernten erhalten würdest,`,
          de.opponent(t).in('dat'),
          'gestohlen',
        ),
      it: (_, { telling: t }) =>
        invece(`ogni ${it.AMBER} che guadagneresti mietendo`, `rubata ${it.opponent(t).with('a')}`),
    },
  },
  capturesGains: {
    say: {
      en: (_, { telling: t }) =>
        en.statement(
          en.fixed(`each ${en.AMBER} that would be added to ${en.opponents(t)} pool`),
          `be captured by ${en.this_(t)} instead`,
        ),
      de: (_, { telling: t }) =>
        turned(
          `jedes ${de.AMBER}, das dem Vorrat ${de.opponent(t).in('gen')} hinzugefügt würde,`,
          `von ${de.self(t).in('dat')}`,
          'erbeutet',
        ),
      it: (_, { telling: t }) =>
        invece(
          `ogni ${it.AMBER} che verrebbe aggiunta alla riserva ${it.opponent(t).with('di')}`,
          `catturata ${it.self(t).with('da')}`,
        ),
    },
  },
  handSize: {
    say: {
      en: ({ handSize: n, whose }, { telling: t }) => {
        const size =
          typeof n === 'number'
            ? counted(Math.abs(n), n < 0 ? 'less card' : 'additional card')
            : en.quantity(n, t, (k) => counted(k, 'additional card'))
        if (whose === 'you')
          return en.statement(en.youPhrase, `refill your hand to ${size} during your “draw cards” step`)
        const who = whose === 'any' ? en.fixed('each player') : en.opponentPhrase(t)
        return en.statement(who, `refill their hand to ${size} during their “draw cards” step`)
      },
      de: ({ handSize: n, whose }, { telling: t }) => {
        const size =
          typeof n === 'number'
            ? `auf ${de.karten(Math.abs(n))} ${n < 0 ? 'weniger' : 'mehr'}`
            : de.quantity(n, t, (k) => `auf ${de.karten(k)} mehr`)
        const step = (mine: string): string => `in ${mine} Schritt „Karten ziehen“ ${size}`
        if (whose === 'you') return de.statement('you', de.verbs.aufziehen, step('deinem'))
        const who = whose === 'any' ? de.fixed('jeder Spieler', 'm') : de.opponentPhrase(t)
        return de.statement(who, de.verbs.aufziehen, step('seinem'))
      },
      it: ({ handSize: n, whose }, { telling: t }) => {
        const size =
          typeof n === 'number'
            ? `fino a ${it.cards(Math.abs(n))} in ${n < 0 ? 'meno' : 'più'}`
            : it.quantity(n, t, (k) => `fino a ${it.cards(k)} in più`)
        const step = (mine: string): string => `la ${mine} mano ${size} durante la ${mine} fase «pescare»`
        if (whose === 'you') return it.statement(it.tu, ['riempi', 'riempi'], step('tua'))
        const who = whose === 'any' ? it.fixed('ogni giocatore') : it.opponent(t)
        return it.statement(who, ['riempie', 'riempiono'], step('sua'))
      },
    },
  },
  mustChoose: {
    say: {
      en: ({ mustChoose, who }, { telling: t }) => {
        const which =
          mustChoose === 'chosen'
            ? 'that house'
            : mustChoose === 'ofIt'
              ? `the house of ${en.thatOne(t)}`
              : en.house(mustChoose)
        if (who === 'you') return en.statement(en.youPhrase, `must choose ${which} as your active house`)
        const subject = who === 'opponent' ? en.opponentPhrase(t) : en.player(who, t)
        return en.statement(
          subject === 'you' ? en.youPhrase : subject,
          `must choose ${which} as their active house`,
        )
      },
      de: ({ mustChoose, who }, { telling: t }) => {
        const which =
          mustChoose === 'chosen'
            ? 'jene Fraktion'
            : mustChoose === 'ofIt'
              ? `die Fraktion ${de.thatOne(t).in('gen')}`
              : de.house(mustChoose)
        const what = `${which} als ${who === 'you' ? 'deine' : 'seine'} aktive Fraktion`
        const subject = who === 'you' ? 'you' : who === 'opponent' ? de.opponentPhrase(t) : de.controller(t)
        return de.statement(subject, de.verbs.müssen, what, 'wählen')
      },
      it: ({ mustChoose, who }, { telling: t }) => {
        const which =
          mustChoose === 'chosen'
            ? 'quella casata'
            : mustChoose === 'ofIt'
              ? `la casata ${it.thatOne(t).with('di')}`
              : it.house(mustChoose)
        if (who === 'you')
          return it.statement(it.tu, ['devi', 'devi'], `scegliere ${which} come tua casata attiva`)
        const subject = who === 'opponent' ? it.opponent(t) : it.fixed('chi la controlla')
        return it.statement(subject, ['deve', 'devono'], `scegliere ${which} come sua casata attiva`)
      },
    },
  },
  cannotChoose: {
    say: {
      en: ({ cannotChoose }, { telling: t }) => {
        const which = cannotChoose === 'active' ? 'the same house' : 'that house'
        return en.statement(en.opponentPhrase(t), `cannot choose ${which} as their active house`)
      },
      de: ({ cannotChoose }, { telling: t }) => {
        const which = cannotChoose === 'active' ? 'dieselbe Fraktion' : 'jene Fraktion'
        return de.statement(
          de.opponentPhrase(t),
          de.verbs.können,
          `${which} nicht als seine aktive Fraktion`,
          'wählen',
        )
      },
      it: ({ cannotChoose }, { telling: t }) => {
        const which = cannotChoose === 'active' ? 'la stessa casata' : 'quella casata'
        return it.statement(
          it.opponent(t),
          ['non può', 'non possono'],
          `scegliere ${which} come sua casata attiva`,
        )
      },
    },
  },
  discardIs: {
    say: {
      en: ({ filter }, { telling: t }) =>
        en.statement(
          en.fixed(`${en.every(filter, t)} that would go from play to a discard pile`),
          'be purged instead',
        ),
      de: ({ filter }, { telling: t }) => {
        const what = de.every(filter, t)
        const going = subordinate(
          `${relative.nom[what.form]} aus dem Spiel auf einen Ablagestapel gelegt würde`,
        )
        return de.statement(
          de.fixed(`${what.in('nom')}${going}`, what.form),
          de.verbs.werden,
          'stattdessen',
          'verbannt',
        )
      },
      it: ({ filter }, { telling: t }) => {
        const what = it.every(filter, t)
        const going = it.fixed(`${what.with()} che andrebbe dal gioco in una pila degli scarti`, what.gender)
        return it.statement(
          going,
          ['viene invece', 'vengono invece'],
          it.agreed(it.o('epurat'), what.gender, false),
        )
      },
    },
  },
}
