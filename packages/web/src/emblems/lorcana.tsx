/** Emblems for Lorcana: six inks as six cuts of a stone, values, states and keywords. */
import type { ReactNode } from 'react'
import { disc, emblem, line, solid } from './draw.ts'

const swords = emblem(
  line('M4 4l11 11M4 4v3.5M4 4h3.5M20 4L9 15M20 4v3.5M20 4h-3.5'),
  line('M13 17l4-4M11 17l-4-4M16 16l4 4M8 16l-4 4'),
)
const drop = 'M12 2.5C15.5 7.5 18.5 11 18.5 15a6.5 6.5 0 0 1-13 0C5.5 11 8.5 7.5 12 2.5Z'
const shield = 'M12 2.5l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6Z'
const forbidden = emblem(line(disc(12, 12, 9)), line('M5.8 5.8l12.4 12.4'))
const layers = emblem(
  solid('M12 3l9 4.5-9 4.5-9-4.5Z'),
  line('M3.5 12L12 16.2 20.5 12M3.5 16.5L12 20.7l8.5-4.2'),
)

/** The stones. */
const inks: Readonly<Record<string, ReactNode>> = {
  amber: emblem(
    solid(
      'M12 2c5 0 8 4.5 8 10s-3 10-8 10-8-4.5-8-10S7 2 12 2Zm4 6c-4 0-7 2.5-7.5 7L7 18l1 .8 1.6-2.3c4 .3 6.8-3 6.4-8.5Z',
    ),
  ),
  amethyst: emblem(
    solid('M12 1.5l3.5 5V22h-7V6.500ZM4.5 9l2.5 3.500V22H2V12.500ZM19.5 9L22 12.500V22h-5v-9.500Z'),
  ),
  emerald: emblem(solid('M7.5 2h9L21 6.500v11L16.5 22h-9L3 17.500v-11ZM9 7v10h6V7Z')),
  ruby: emblem(solid('M6.5 3h11L22.5 9.5 12 22 1.5 9.500ZM8 9.500L12 17l4-7.5-1.5-3h-5Z')),
  sapphire: emblem(
    solid(
      'M12 1l2.6 7.400L22 6.5 16.8 12 22 17.500l-7.4-1.900L12 23l-2.6-7.400L2 17.5 7.2 12 2 6.500l7.4 1.900Z',
    ),
  ),
  steel: emblem(solid(`M7 2.500h10l5.5 9.500L17 21.500H7L1.5 12Z${disc(12, 12, 4.5)}`)),
}

const values: Readonly<Record<string, ReactNode>> = {
  lore: emblem(
    solid(
      'M12 6.500C9.5 4.5 6 4 2 4.500v14c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2v-14c-4-.5-7.5 0-10 2Zm-1 2.100v8.700c-1.9-.9-4.2-1.2-7-1.100V6.400c2.8-.1 5.1.6 7 2.200Z',
    ),
  ),
  ink: emblem(solid(drop)),
  inkwell: emblem(solid(drop)),
  cost: emblem(line('M12 2.500l8.2 4.750v9.500L12 21.500l-8.2-4.750v-9.500Z')),
  strength: emblem(
    line('M19.5 4.500L9 15', 3),
    line('M6 12l6 6M9 15l-4.5 4.5', 2.5),
    solid('M21.5 2.500l-1 5.5-4.5-4.500Z'),
  ),
  willpower: emblem(
    solid(
      'M12 21C7 17 2 13 2 8.3 2 5.2 4.3 3 7.2 3c2 0 3.7 1 4.8 2.700C13.1 4 14.8 3 16.8 3 19.7 3 22 5.2 22 8.3 22 13 17 17 12 21Z',
    ),
  ),
  move: emblem(line('M3 12h14M12 6l6 6-6 6', 2.5)),
  inkable: emblem(line(disc(12, 12, 10)), solid('M12 5.500c2.1 3 4 5.2 4 8a4 4 0 0 1-8 0c0-2.8 1.9-5 4-8Z')),
  'not-inkable': emblem(
    line('M12 3.500c3.2 4.6 5.8 7.6 5.8 11.300a5.8 5.8 0 0 1-11.6 0c0-3.7 2.6-6.7 5.8-11.300Z'),
    line('M3 3l18 18'),
  ),
}

const pin = emblem(
  solid(
    `M12 1.500a7.5 7.5 0 0 1 7.5 7.500c0 5-4.5 9-7.5 13.500C9 18 4.5 14 4.5 9A7.5 7.5 0 0 1 12 1.500Z${disc(12, 9, 3)}`,
  ),
)

const states: Readonly<Record<string, ReactNode>> = {
  damage: emblem(
    solid(
      'M12 1l2.5 6 6-2.500L18 10.500l5 3.5-6 1.5 1 6.5-5-4-4.5 5-.5-6.500L1.5 17l4-5L1 7.500l6.5.500L8 2l3 4Z',
    ),
  ),
  exert: emblem(line('M19.5 12a7.5 7.5 0 1 1-2.6-5.7', 2.5), solid('M21.5 2.500v7h-7Z')),
  drying: emblem(line('M3 7c3-3 6 3 9 0s6 3 9 0M3 12.500c3-3 6 3 9 0s6 3 9 0M3 18c3-3 6 3 9 0s6 3 9 0')),
  under: layers,
  place: layers,
  at: pin,
  here: pin,
  challenging: swords,
  challenged: emblem(line(shield), line('M8.5 8.500l7 7M15.5 8.500l-7 7')),
  ability: emblem(line('M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9')),
  first: emblem(line('M5 22V3', 2.5), solid('M5 3h14l-3.5 5L19 13H5Z')),
  team: emblem(
    solid(disc(8, 7.5, 4) + disc(17, 9, 3)),
    solid('M1 21c0-5 3-8 7-8s7 3 7 8ZM16.5 21c0-3-.7-5.3-2-7.2 4.5-2.2 8.5 1.7 8.5 7.200Z'),
  ),
}

const keywords: Readonly<Record<string, ReactNode>> = {
  alert: emblem(
    line('M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12Z'),
    solid(disc(12, 12, 3.5)),
  ),
  bodyguard: emblem(solid(shield)),
  boost: emblem(line('M5 12l7-7 7 7M5 19l7-7 7 7', 2.5)),
  challenger: swords,
  evasive: emblem(line('M3 20C4 11 10 4 21 3c0 8-4 13-11 13.500M3 20l8-8M9.5 8.500V13M13 6v3.5')),
  reckless: emblem(
    line('M7 3v11M12 3v11M17 3v11', 3),
    solid(disc(7, 19.5, 1.9) + disc(12, 19.5, 1.9) + disc(17, 19.5, 1.9)),
  ),
  resist: emblem(line('M3 5h18v14H3ZM3 12h18M9 5v7M15 12v7')),
  rush: emblem(line('M5 5l7 7-7 7M12.5 5l7 7-7 7', 2.5)),
  shift: emblem(line('M4 8.500h14M14.5 4.500l4 4M20 15.500H6M9.5 19.500l-4-4')),
  singTogether: emblem(line('M8.5 17.500V5l11-2v12.5', 2.2), solid(disc(6, 18, 3) + disc(17, 16, 3))),
  singer: emblem(line('M11.5 17.500V3c1 3 6 3.5 6 8', 2.2), solid(disc(8.5, 17.8, 3.5))),
  support: emblem(line(disc(12, 12, 9.5)), line('M12 7v10M7 12h10', 2.5)),
  vanish: emblem(
    line(
      'M12 3a9 9 0 0 1 3.5.700M19.3 6.800a9 9 0 0 1 1.6 3.600M20.4 15.100a9 9 0 0 1-2.4 3.300M13.8 20.800a9 9 0 0 1-3.9 0M6 18.600a9 9 0 0 1-2.4-3.400M3.1 10.500a9 9 0 0 1 1.7-3.8',
    ),
  ),
  ward: emblem(line(disc(12, 12, 10), 1.5), line(disc(12, 12, 6.2)), solid(disc(12, 12, 2.5))),
}

const RESTRICTED = ['quest', 'challenge', 'ready', 'beChallenged', 'sing', 'readyAtStart']
const restrictions = Object.fromEntries(RESTRICTED.map((what) => [`cant-${what}`, forbidden]))

export const emblems: Readonly<Record<string, ReactNode>> = {
  ...inks,
  ...values,
  ...states,
  ...keywords,
  ...restrictions,
}
