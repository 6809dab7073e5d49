/** Happenings: keys, houses and the course of a turn. */
import type { Happening, House } from '../../abilities.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { HappeningWord, PastWord } from '../types.ts'

/** The house that is chosen; none: any. */
const houseOf = (happening: Happening): House | undefined =>
  'after' in happening ? happening.house : undefined

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
        return `${who} ${choose} ${house ? en.house(house) : 'a house'} as ${their} active house`
      },
      de: (h, t) => {
        const who = de.doer(h, t) ?? 'ein Spieler'
        const [has, their] = who === 'du' ? ['hast', 'deine'] : ['hat', 'seine']
        const house = houseOf(h)
        return `${who} ${house ? de.house(house) : 'eine Fraktion'} als ${their} aktive Fraktion gewählt ${has}`
      },
      it: (h, t) => {
        const who = it.doer(h, t) ?? 'un giocatore'
        const [choose, their] = who === '' ? ['scegli', 'tua'] : ['sceglie', 'sua']
        const house = houseOf(h)
        return it.words(who, choose, house ? it.house(house) : 'una casata', `come ${their} casata attiva`)
      },
    },
  },
  endOfTurn: {
    say: {
      en: (_, t) => `the end of ${en.your(t)} turn`,
      de: () => 'am Ende deines Zuges',
      it: () => 'alla fine del tuo turno',
    },
  },
} satisfies Readonly<Record<string, HappeningWord | PastWord>>
