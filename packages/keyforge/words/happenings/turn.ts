/** Happenings: keys, houses and the course of a turn. */
import type { BonusIcon, Happening, House } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import type { Telling } from '../../text/grammar.ts'
import * as it from '../../text/it/index.ts'
import type { HappeningWord, PastWord } from '../types.ts'

/** The house that is chosen; none: any. */
const houseOf = (happening: Happening): House | 'chosen' | undefined =>
  'after' in happening ? happening.house : undefined

const iconOf = (happening: Happening): BonusIcon | undefined =>
  'after' in happening ? happening.icon : undefined

/** Of whom a moment is: "your turn", "each player's turn", "each turn". */
const ofWhom = (happening: Happening): 'you' | 'opponent' | 'any' => {
  const of = 'at' in happening ? happening.of : 'you'
  return of === 'you' || of === 'opponent' ? of : 'any'
}

const turnOf = {
  en: (h: Happening, t: Telling): string =>
    ({ you: `${en.your(t)} turn`, opponent: `${en.opponents(t)} turn`, any: "each player's turn" })[
      ofWhom(h)
    ],
  de: (h: Happening, t: Telling): string =>
    ({
      you: 'deines Zuges',
      opponent: `des Zuges ${de.opponent(t).in('gen')}`,
      any: 'des Zuges jedes Spielers',
    })[ofWhom(h)],
  it: (h: Happening, t: Telling): string =>
    ({
      you: 'del tuo turno',
      opponent: `del turno ${it.opponent(t).with('di')}`,
      any: 'del turno di ogni giocatore',
    })[ofWhom(h)],
}

export const turnHappenings = {
  forges: {
    past: {
      participle: { en: 'forged', de: 'geschmiedet', it: 'forgiat' },
      object: { en: 'a key', de: 'einen Schlüssel', it: 'una chiave' },
    },
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        return `${who} ${who === 'you' ? 'forge' : 'forges'} a key`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        return `${who} einen Schlüssel geschmiedet ${who === 'du' ? 'hast' : 'hat'}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        return it.words(who, who === '' ? 'forgi' : 'forgia', 'una chiave')
      },
    },
  },
  choosesHouse: {
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        const [choose, their] = who === 'you' ? ['choose', 'your'] : ['chooses', 'their']
        const house = houseOf(h)
        return `${who} ${choose} ${house === 'chosen' ? 'that house' : house ? en.house(house) : 'a house'} as ${their} active house`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        const [has, their] = who === 'du' ? ['hast', 'deine'] : ['hat', 'seine']
        const house = houseOf(h)
        return `${who} ${house === 'chosen' ? 'jene Fraktion' : house ? de.house(house) : 'eine Fraktion'} als ${their} aktive Fraktion gewählt ${has}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        const [choose, their] = who === '' ? ['scegli', 'tua'] : ['sceglie', 'sua']
        const house = houseOf(h)
        return it.words(
          who,
          choose,
          house === 'chosen' ? 'quella casata' : house ? it.house(house) : 'una casata',
          `come ${their} casata attiva`,
        )
      },
    },
  },
  startOfTurn: {
    say: {
      en: (h, t) => `the start of ${turnOf.en(h, t)}`,
      de: (h, t) => `zu Beginn ${turnOf.de(h, t)}`,
      it: (h, t) => `all'inizio ${turnOf.it(h, t)}`,
    },
  },
  endOfReady: {
    say: {
      en: (_, t) => `the end of ${en.your(t)} “ready cards” step`,
      de: () => 'am Ende deines Schrittes „Karten spielbereit machen“',
      it: () => 'alla fine della tua fase «preparare le carte»',
    },
  },
  endOfTurn: {
    say: {
      en: (h, t) => `the end of ${ofWhom(h) === 'any' ? 'each turn' : turnOf.en(h, t)}`,
      de: (h, t) => `am Ende ${ofWhom(h) === 'any' ? 'jedes Zuges' : turnOf.de(h, t)}`,
      it: (h, t) => `alla fine ${ofWhom(h) === 'any' ? 'di ogni turno' : turnOf.it(h, t)}`,
    },
  },
  'before forges': {
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        return `${who} ${who === 'you' ? 'forge' : 'forges'} a key`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        return `${who} einen Schlüssel ${who === 'du' ? 'schmiedest' : 'schmiedet'}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        return it.words(who, 'forgi', 'una chiave')
      },
    },
  },
  steals: {
    past: {
      participle: { en: 'stolen', de: 'gestohlen', it: 'rubat' },
      simple: 'stole',
      object: { en: en.AMBER, de: de.AMBER, it: it.AMBER },
    },
    say: {
      en: (h, t) => `${en.doer(h, t) ?? 'a player'} steals ${en.AMBER}`,
      de: (h, t) => `${de.doer(h, t) ?? 'ein Spieler'} ${de.AMBER} gestohlen hat`,
      it: (h, t) => `${it.doer(h, t) ?? 'un giocatore'} ruba ${it.AMBER}`,
    },
  },
  resolvesIcon: {
    say: {
      en: (h, t) => {
        const who = en.doer(h, t) ?? 'a player'
        const icon = iconOf(h)
        return `${who} ${who === 'you' ? 'resolve' : 'resolves'} ${icon ? `a ${en.iconNames[icon]} bonus icon` : 'a bonus icon'}`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        const icon = iconOf(h)
        const what = icon ? `ein ${de.iconPrefix[icon]}-Bonussymbol` : 'ein Bonussymbol'
        return `${who} ${what} abgehandelt ${who === 'du' ? 'hast' : 'hat'}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        const icon = iconOf(h)
        const what = icon ? `un'icona bonus ${it.iconNames[icon]}` : "un'icona bonus"
        return it.words(who, who === '' ? 'risolvi' : 'risolve', what)
      },
    },
  },
} satisfies Readonly<Record<string, HappeningWord | PastWord>>
