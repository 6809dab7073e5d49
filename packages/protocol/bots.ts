/** Players that are no persons, as every front end offers them: what they are called, who is usual, who advises. */
import type { Lang } from '@regelwerk/core'
import { players } from '@regelwerk/players'

/** Who is asked for a hint. */
export const ADVISER = 'search3'

/** Who sits opposite unless somebody else is asked for. */
export const USUAL_BOT = 'search2'

/** Hints are for who plays against bots alone: against people they would be unfair. */
export const areHintsFair = (seats: readonly { bot?: string | null }[], own: number): boolean =>
  seats.every(({ bot }, seat) => seat === own || typeof bot === 'string')

const names: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    random: 'Plays anything',
    greedy: 'Thinks one step ahead',
    search1: 'Level 1: beginner',
    search2: 'Level 2: casual',
    search3: 'Level 3: skilled',
    search4: 'Level 4: strong',
    search5: 'Level 5: master',
  },
  de: {
    random: 'Spielt irgendetwas',
    greedy: 'Denkt einen Schritt voraus',
    search1: 'Stufe 1: zum Einstieg',
    search2: 'Stufe 2: gemütlich',
    search3: 'Stufe 3: geübt',
    search4: 'Stufe 4: stark',
    search5: 'Stufe 5: meisterhaft',
  },
  it: {
    random: 'Gioca una cosa qualsiasi',
    greedy: 'Pensa un passo avanti',
    search1: 'Livello 1: principiante',
    search2: 'Livello 2: tranquillo',
    search3: 'Livello 3: esperto',
    search4: 'Livello 4: forte',
    search5: 'Livello 5: maestro',
  },
}

/** All bots there are; the levels of search from the weakest to the strongest. */
export const botNames: readonly string[] = Object.keys(players)

/** What a bot is called where one chooses it; one without a name of its own goes by its id. */
export const sayBot = (bot: string, lang: Lang): string => names[lang][bot] ?? bot

const called: typeof names = {
  en: {
    random: 'Bot (random)',
    greedy: 'Bot (one step ahead)',
    search1: 'Bot (beginner)',
    search2: 'Bot (casual)',
    search3: 'Bot (skilled)',
    search4: 'Bot (strong)',
    search5: 'Bot (master)',
  },
  de: {
    random: 'Bot (Zufall)',
    greedy: 'Bot (ein Schritt voraus)',
    search1: 'Bot (zum Einstieg)',
    search2: 'Bot (gemütlich)',
    search3: 'Bot (geübt)',
    search4: 'Bot (stark)',
    search5: 'Bot (meisterhaft)',
  },
  it: {
    random: 'Bot (a caso)',
    greedy: 'Bot (un passo avanti)',
    search1: 'Bot (principiante)',
    search2: 'Bot (tranquillo)',
    search3: 'Bot (esperto)',
    search4: 'Bot (forte)',
    search5: 'Bot (maestro)',
  },
}

/** What somebody who sits at a match is called: a bot by what it is, anybody else by their own name. */
export const calledAt = (name: string, lang: Lang): string => called[lang][name] ?? name
