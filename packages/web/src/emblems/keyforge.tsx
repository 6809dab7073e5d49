/** KeyForge: houses, what is counted, what is true of a card. Drawn by ourselves. */
import type { ReactNode } from 'react'
import { disc, emblem, line, solid, turned } from './draw.ts'

/** The bow of a key has a form for each colour. */
const bows = {
  red: 'M12 1.8 17.2 10.8H6.8Z',
  blue: 'M12 1.6a4.8 4.8 0 1 1 0 9.6a4.8 4.8 0 1 1 0-9.6Z',
  yellow: 'M7.4 1.9h9.2v9.1H7.4Z',
}
const BLADE = 'M12 11.2V22M12 21.2h5M12 17.2h3.6'

const key = (bow: string): ReactNode => emblem(line(BLADE, 2.6), solid(bow))
const unforged = (bow: string): ReactNode => emblem(line(`${bow}${BLADE}`, 1.5, { strokeLinecap: 'butt' }))

const CRYSTAL = 'M12 1.5 20 7.5 17.6 18 12 22.5 6.4 18 4 7.5Z'
const SHIELD = 'M12 2 20.5 5v6.4c0 5-3.4 8.7-8.5 10.6-5.1-1.9-8.5-5.6-8.5-10.6V5Z'

const TOE = solid('M12 .8c2.6 3.6 3 8 0 12.400C9 8.8 9.4 4.4 12 .8Z')
const ORBIT = line('M1.6 12a10.4 4 0 1 0 20.8 0a10.4 4 0 1 0-20.8 0Z', 1.7)

const houses = {
  // A hammer.
  brobnar: emblem(
    turned(solid('M3.5 1.5 6.5 3h11l3-1.500V10l-3-1.500h-11L3.5 10Z'), 40),
    turned(solid('M10.3 9.500h3.400V22.500h-3.400Z'), 40),
  ),
  // A horned drop of fire.
  dis: emblem(
    solid(
      'M3 2c1.8 4.4 4 6.6 7 7.4L12 5l2 4.4c3-.8 5.2-3 7-7.4 1 6.6-.6 10.4-3.8 12.4C17 19 15 21.4 12 22.5 9 21.4 7 19 6.8 14.4 3.6 12.4 2 8.6 3 2ZM12 12.6l-2.2 4L12 19.4l2.2-2.8Z',
    ),
  ),
  // Orbits around a core.
  logos: emblem(ORBIT, turned(ORBIT, 60), turned(ORBIT, 120), solid(disc(12, 12, 2.4))),
  // A saucer over its beam.
  mars: emblem(
    solid(
      'M7.2 8.2a4.8 4.8 0 0 1 9.6 0c3 .5 5.2 1.6 5.2 2.9 0 1.9-4.5 3.4-10 3.4S2 13 2 11.1c0-1.3 2.2-2.4 5.2-2.9ZM8.8 8.4c1 .4 5.4.4 6.4 0a3.2 3.2 0 0 0-6.4 0ZM8.5 16.3h7l3 5.7h-13Z',
    ),
  ),
  // A shield with a cross.
  sanctum: emblem(solid(`${SHIELD}M10.5 5.8v3.6H6.9v3h3.6v6.4h3v-6.4h3.6v-3h-3.6V5.8Z`)),
  // A mask.
  shadows: emblem(
    solid(
      'M1.5 6.5C5 5 8.5 5.4 12 7.4c3.5-2 7-2.4 10.5-.9.4 6.3-2 11-6.3 11-2 0-3.2-1.1-4.2-3.1-1 2-2.2 3.1-4.2 3.1-4.3 0-6.7-4.7-6.3-11ZM5 10.2c.7 2 2.7 3 5 2.2-.9-2-2.9-2.8-5-2.2ZM19 10.2c-2.1-.6-4.1.2-5 2.2 2.3.8 4.3-.2 5-2.2Z',
    ),
  ),
  // Two leaves on a stem.
  untamed: emblem(
    solid(
      'M11 22.5V15C5.5 15 2 11 2 3.5c7 0 10.2 3.2 10.8 8.2C14 8.2 17 6.3 22 6.5c0 6.3-3.4 9.5-8.6 9.7v6.3Z',
    ),
  ),
  // A three-toed track.
  saurian: emblem(
    TOE,
    turned(TOE, -42, 19),
    turned(TOE, 42, 19),
    solid('M12 14.500c2.8 0 4.6 1.8 4.6 4.200S14.8 22.5 12 22.500s-4.6-1.4-4.6-3.8 1.8-4.2 4.6-4.200Z'),
  ),
  // A star in its orbit.
  staralliance: emblem(
    line('M4.2 17.6A9.7 9.7 0 1 1 8 21', 1.8),
    solid('M12 4.5l1.9 5.6 5.6 1.9-5.6 1.9L12 19.5l-1.9-5.6L4.5 12l5.6-1.9Z'),
  ),
}

const counted = {
  amber: emblem(solid(`${CRYSTAL}M12 4.6 7 8.3l1.5 7.9 2-8.2Z`)),
  keyCost: emblem(line('M12 10.5V22M12 21h4.6M12 17.2h3.4'), solid('M12 1.5 16.5 4v5L12 11.5 7.5 9V4Z')),
  'key-red': key(bows.red),
  'key-blue': key(bows.blue),
  'key-yellow': key(bows.yellow),
  'unforged-red': unforged(bows.red),
  'unforged-blue': unforged(bows.blue),
  'unforged-yellow': unforged(bows.yellow),
  chain: emblem(line('M10 8.5H7a4 4 0 0 0 0 8h3M14 8.5h3a4 4 0 0 1 0 8h-3M8.5 12.5h7', 2.4)),
  // A sword.
  power: emblem(
    solid(
      'M20.8 2.2 21.8 3.2 20.6 8.4 11.4 16.4 13.4 18.4 11.8 20 9.3 17.5 5 21.8 2.2 19 6.5 14.7 4 12.2 5.6 10.6 7.6 12.6 15.6 3.4Z',
    ),
  ),
  armor: emblem(solid(SHIELD)),
  damage: emblem(
    solid(
      'M12 1l2.3 5.2L19.8 4.2 17.8 9.7 23 12l-5.2 2.3 2 5.5-5.5-2L12 23l-2.3-5.2-5.5 2 2-5.5L1 12l5.2-2.3-2-5.5 5.5 2Z',
    ),
  ),
  powerCounter: emblem(
    solid('M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM10.5 6.5v4h-4v3h4v4h3v-4h4v-3h-4v-4Z'),
  ),
}

const bonus = {
  capture: emblem(line('M7 3H3v18h4M17 3h4v18h-4'), solid('M12 5.5 17 9.5 15.5 16 12 18.5 8.5 16 7 9.5Z')),
  draw: emblem(line('M4.5 2.5h9.5v13H4.5Z', 1.8), solid('M16.5 8.5h3v4h4v3h-4v4h-3v-4h-4v-3h4Z')),
  maverick: emblem(line('M5 22V3', 2.4), solid('M6 3.5h14l-3.5 4.8L20 13H6Z')),
}

const states = {
  stunned: emblem(line('M12 12.6a1.6 1.6 0 1 1 1.6-2a4 4 0 1 1-4.7-2.9a6.5 6.5 0 1 1-2.4 9.6', 2.2)),
  warded: emblem(
    line('M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19'),
    solid('M12 7.5 16.5 9v3.2c0 2.3-1.8 4-4.5 5-2.7-1-4.5-2.7-4.5-5V9Z'),
  ),
  enraged: emblem(
    solid(
      'M12.5 1c.7 4.4 6.5 6.7 6.5 13a7 7 0 0 1-14 0c0-3.2 1.6-5.4 3-7 .2 1.8.8 3 1.9 3.8C10.5 7.5 10.4 4 12.5 1ZM11 12v4.5h2V12ZM11 17.8v2h2v-2Z',
    ),
  ),
  tagged: emblem(
    solid(
      'M12 1.5a9 9 0 0 1 9 9c0 3.3-1.6 5.6-4 7.2V22H7v-4.3c-2.4-1.6-4-3.9-4-7.2a9 9 0 0 1 9-9ZM8.5 9a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4ZM15.5 9a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 1 0 0-4.4ZM12 14l-1.5 3h3Z',
    ),
  ),
  copy: emblem(line('M8 8V2.5h13.5v13.5H16M2.5 8H16v13.5H2.5Z')),
  place: emblem(line('M12 2v9M8 7.5l4 4 4-4M3.5 16h17M3.5 20.5h17', 2.2)),
}

const words = {
  deploy: emblem(line('M3 4v16M21 4v16', 2.6), solid('M12 3l4.5 5.5h-3V20h-3V8.5h-3Z')),
  elusive: emblem(
    line('M3 8h11a3 3 0 1 0-3-3M3 12.5h16a2.8 2.8 0 1 1-2.8 2.8M3 17h8.5a2.4 2.4 0 1 1-2.4 2.4'),
  ),
  skirmish: emblem(line('M3 19c6 0 5-12 11-12h6M16 2.5 20.5 7 16 11.5M13 18h8', 2.2)),
  poison: emblem(
    solid(
      'M12 1.5c3.8 5.2 6.8 9 6.8 13a6.8 6.8 0 0 1-13.6 0c0-4 3-7.8 6.8-13ZM9.5 12a2 2 0 1 0 0 4a2 2 0 1 0 0-4ZM14 15a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2Z',
    ),
  ),
  taunt: emblem(
    line('M17.5 9a4.5 4.5 0 0 1 0 6M20 6a9 9 0 0 1 0 12'),
    solid('M2.5 9H7l7.5-5.5v17L7 15H2.5Z'),
  ),
  invulnerable: emblem(solid('M12 1.5 22.5 12 12 22.5 1.5 12ZM12 6.5 6.5 12l5.5 5.5 5.5-5.5Z')),
  assault: emblem(
    line('M3 3l13.5 13.5M21 3 7.5 16.5M13.5 19.5l6-6M10.5 19.5l-6-6M18 18l3.5 3.5M6 18l-3.5 3.5', 2.2),
  ),
  hazardous: emblem(solid('M12 2 23 21.5H1ZM10.7 9v6h2.6V9ZM10.7 16.6v2.5h2.6v-2.5Z')),
}

const counters = {
  wanted: emblem(
    line('M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5'),
    solid('M12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4'),
  ),
  scheme: emblem(
    line('M2 12c5.5-8.5 14.5-8.5 20 0-5.5 8.5-14.5 8.5-20 0Z'),
    solid('M12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7'),
  ),
  fuse: emblem(
    line('M14.5 8.5c1-3.5 3.5-1 4-5M20.5 6l1.5.8M17 2l-.8-1'),
    solid('M10.5 8a7 7 0 1 1 0 14a7 7 0 1 1 0-14'),
  ),
  glory: emblem(solid('M12 1.5l3 7 7.5.6-5.7 4.9 1.8 7.4L12 17.4l-6.6 4 1.8-7.4L1.5 9.1 9 8.5Z')),
  disruption: emblem(solid('M13.5 1 4 14h6.5L9 23l10-13.5h-6.5Z')),
  doom: emblem(
    solid(
      'M5 2h14v3c0 3-2.3 5.3-4.5 7 2.2 1.7 4.5 4 4.5 7v3H5v-3c0-3 2.3-5.3 4.5-7C7.3 10.3 5 8 5 5ZM12 13.5 8.5 19.5h7Z',
    ),
  ),
  growth: emblem(
    line('M12 22V10', 2.4),
    solid('M12 12C6.5 12 3 9 3 3c5.5 0 9 3 9 9ZM12.5 15c0-5 3-8 8.5-8 0 5.5-3.5 8-8.5 8Z'),
  ),
}

export const emblems: Readonly<Record<string, ReactNode>> = {
  ...houses,
  ...counted,
  ...bonus,
  ...states,
  ...words,
  ...counters,
}
