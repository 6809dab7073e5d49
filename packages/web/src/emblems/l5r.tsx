/** Legend of the Five Rings: clans, rings, what is counted, what is true of a card. Drawn by ourselves. */
import type { ReactNode } from 'react'
import { disc, emblem, line, solid, turned } from './draw.ts'

/** The same form several times around the middle. */
const around = (n: number, d: string, middle: number): ReactNode =>
  emblem(...Array.from({ length: n }, (_, i) => turned(solid(d), (360 / n) * i)), solid(disc(12, 12, middle)))

/** A line through a solid shape, in the colour that lies under the emblem. */
const cut = (d: string, width: number): ReactNode =>
  line(d, width, { stroke: 'var(--suit, var(--surface))', strokeLinecap: 'butt' })

const COIN = 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM9 9v6h6V9Z'
const BLADES =
  'M3.5 2.5C10 6 15 11 18.5 16.5M20.5 2.5C14 6 9 11 5.5 16.5M15.5 18.5l5-4M8.5 18.5l-5-4M18.5 17l3 4.5M5.5 17l-3 4.5'

const clans = {
  // A shell with raised pincers.
  crab: emblem(
    line('M5 17 1.5 19M6.5 19.5 3.5 22M19 17l3.5 2M17.5 19.500l3 2.5', 1.8),
    solid(
      'M12 11c4.5 0 7 2.2 7 5.200S16 21.5 12 21.500s-7-2.3-7-5.300S7.5 11 12 11ZM6.5 11.200C2.5 10.5.8 6.5 3 1.500l1.8 4L9 2.500c1 4 .2 7-2.5 8.700ZM17.5 11.200C14.8 9.5 14 6.5 15 2.500l4.2 3 1.8-4c2.2 5 .5 9-3.5 9.700Z',
    ),
  ),
  // A folded bird.
  crane: emblem(
    solid(
      'M1 8.5 4.5 5.5 9.8 13.5 7 15.8 3.8 9ZM9.5 11 14.5 1 17 12.5 10.8 13.300ZM7.5 17 17.8 14 12.5 22.800ZM18.3 13 23 5.5 20.5 16 18.5 16.800Z',
    ),
  ),
  // A serpent.
  dragon: emblem(
    line('M17 5.500C13.5 3 7 3.5 7 8c0 4.8 10.5 3.6 10.5 8.6 0 4-6.5 5-11 2.4', 3),
    solid('M15 1.5 16.5 3 19 1l.3 3 3.7 2.5-5.5 2.700L14.5 7ZM8.5 15.8 1.5 16.5 6.5 22Z'),
  ),
  // A mane.
  lion: around(12, 'M12 .8l2.2 5.6h-4.4Z', 5.4),
  // Wings that rise.
  phoenix: emblem(
    solid(
      'M12 22.5c-1-3-2.5-4.5-4.8-5.3C3.5 15.8 1.5 12 2 6.5c2 2 3.8 3 6 3.3C6.5 7.5 6.5 4.5 8 1.5c.8 3 2.2 5 4 6.3 1.8-1.3 3.2-3.3 4-6.3 1.5 3 1.5 6 0 8.3 2.2-.3 4-1.3 6-3.3.5 5.5-1.5 9.3-5.2 10.7-2.3.8-3.8 2.3-4.8 5.3Z',
    ),
  ),
  // A tail with its sting.
  scorpion: emblem(
    ...[
      disc(5, 20, 2.2),
      disc(10, 20.5, 2.6),
      disc(15.2, 19, 2.7),
      disc(18.8, 15, 2.6),
      disc(19.2, 9.9, 2.4),
      disc(16.2, 5.8, 2.2),
      disc(11.7, 4.6, 2.1),
    ].map(solid),
    solid('M10 2.3 9.6 7.400C7 7.8 5 9.2 3.2 12 3 7.5 5.4 3.6 10 2.300Z'),
  ),
  // A horned skull.
  shadowlands: emblem(
    solid(
      'M5 1.5c0 3 1.500 4.500 3.500 5 2.200-.8 4.800-.8 7 0 2-.5 3.500-2 3.500-5 2 4 1.500 7-.8 8.800.5 4-1 7-3.200 8.200v4H9v-4c-2.200-1.200-3.700-4.200-3.200-8.200C3.500 8.500 3 5.500 5 1.500ZM8.500 11.500l3 2.500-2.500 1ZM15.500 11.500l-3 2.500 2.500 1Z',
    ),
  ),
  // A horn.
  unicorn: emblem(
    solid('M21.5 1 14.6 18.8 7.4 13.800Z'),
    solid('M6.3 14.6 14.6 20.3 11.2 23.2 3 17.600Z'),
    cut('M9.8 10.800l7.2 4M12.6 7.800l5.8 3.200M15.6 4.800l4.3 2.2', 1.3),
  ),
  // A blossom of no clan.
  neutral: around(8, 'M12 2.2c1.9 2 1.9 4 0 6.2-1.9-2.2-1.9-4.2 0-6.2Z', 2.2),
}

const rings = {
  air: emblem(
    line(
      'M2.5 8.5H14a3.3 3.3 0 1 0-3.3-3.3M2.5 13h16.2a3 3 0 1 1-3 3M2.5 17.5h7.7a2.6 2.6 0 1 1-2.6 2.6',
      2.2,
    ),
  ),
  earth: emblem(solid('M9.5 3 14.7 12 16.5 9 23 21H1Z')),
  fire: emblem(
    solid(
      'M12.5 1c.7 4.4 6.5 6.7 6.5 13a7 7 0 0 1-14 0c0-3.2 1.6-5.4 3-7 .2 1.8.8 3 1.9 3.8C10.5 7.5 10.4 4 12.5 1ZM12 13.5c-1.5 1.7-2.2 2.8-2.2 4a2.2 2.2 0 0 0 4.4 0c0-1.2-.7-2.3-2.2-4Z',
    ),
  ),
  void: emblem(line('M15.5 4A9 9 0 1 1 7 4.5', 3.2)),
  water: emblem(
    line(
      'M2 7.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4M2 13.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4M2 19.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4',
      2.2,
    ),
  ),
}

const counted = {
  military: emblem(line(BLADES, 2.1)),
  // A fan.
  political: emblem(
    solid('M12 20.5 1.5 10.5a15 15 0 0 1 21 0Z'),
    cut('M12 20.5 6.5 7.2M12 20.5V5.8M12 20.5 17.5 7.2', 1.2),
    solid(disc(12, 20.5, 1.9)),
  ),
  glory: around(5, 'M12 1.2c3.4 2.6 3.4 6.2 0 9.3-3.4-3.1-3.4-6.7 0-9.3Z', 2),
  // A gate.
  strength: emblem(
    solid(
      'M1.5 3c7 1.6 14 1.6 21 0l-.8 4.5h-2.2V10h-2v11.5h-3.2V10H9.7v11.5H6.5V10h-2V7.5H2.3ZM7 7.5V8h10v-.5Z',
    ),
  ),
  honor: emblem(
    solid(
      'M12 1.5l2.6 2.6 3.6-.6.6 3.6L21.4 12l-2.6 4.9-.6 3.6-3.6-.6L12 22.5l-2.6-2.6-3.6.6-.6-3.6L2.6 12l2.6-4.9.6-3.6 3.6.6ZM12 7l-1.4 3.6L7 12l3.6 1.4L12 17l1.4-3.6L17 12l-3.6-1.4Z',
    ),
  ),
  fate: emblem(solid(COIN)),
  cost: emblem(solid(COIN)),
  influence: emblem(solid('M12 1.5 22.5 12 12 22.5 1.5 12ZM12 7 7 12l5 5 5-5Z')),
  bid: emblem(
    line('M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M12 12l4.5-4.5'),
    solid('M12 9.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4'),
  ),
  // The sun over the horizon.
  firstPlayer: emblem(
    line('M2 19h20M12 2.5v3M3.5 7.5l2.2 2M20.5 7.5l-2.2 2', 2.4),
    solid('M5.5 16.5a6.5 6.5 0 0 1 13 0Z'),
  ),
  // A crown.
  favor: emblem(solid('M2 6.5l5 4.5L12 3l5 8 5-4.5-2 11H4ZM4 19h16v2.5H4Z')),
  chances: emblem(line('M5 22V2.5', 2.4), solid('M6 3h14.5v10.5L13 11l-7 2.5Z')),
  total: emblem(line('M18.5 5V3H5l8 9-8 9h13.5v-2', 2.4)),
  passed: emblem(line('M3.5 12h17', 3)),
}

const states = {
  // A drop that spreads.
  tainted: emblem(
    solid('M12 1.5c3.5 5.5 6 8.500 6 12.5a6 6 0 0 1-12 0c0-4 2.5-7 6-12.500Z'),
    line('M3 21.5c2-2.500 4-.5 6 0s4 .5 6 0 4-2 6 0', 2),
  ),
  honored: emblem(solid('M12 1.5l3 7 7.5.6-5.7 4.9 1.8 7.4L12 17.4l-6.6 4 1.8-7.4L1.5 9.1 9 8.5Z')),
  dishonored: emblem(
    line('M12 21.5l-2.8-6.2L2.6 14.7l5-4.3L6 3.7l6 3.6 6-3.6-1.6 6.7 5 4.3-6.6.6ZM4 21 20 3', 1.8),
  ),
  dueling: emblem(line('M4 20 18 3.5M3 15.5l6 5M20 20 6 3.5M21 15.5l-6 5', 2.1)),
  evaded: emblem(
    line(
      'M2 12c5.5-8.5 14.5-8.5 20 0-5.5 8.5-14.5 8.5-20 0ZM12 9.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5M3.5 21l17-18',
    ),
  ),
  broken: emblem(
    line('M12.5 2 9 8.5l5 3-3.5 4.5 2.5 6', 1.2),
    solid('M2 4h7L6.5 9l4.5 3-3 4 1.5 5H2ZM15.5 4H22v17h-6l-1.5-5L18 11l-5-3Z'),
  ),
  facedown: emblem(solid('M4 1.5h16v21H4ZM6.5 4v16h11V4ZM12 6.5l4 5.5-4 5.5-4-5.5Z')),
  contested: emblem(solid('M10.3 2h3.4l-.5 13h-2.4ZM12 17.5a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z')),
  attacked: emblem(
    line('M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5'),
    solid('M12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4'),
  ),
  unique: emblem(solid('M12 5.5 18.5 12 12 18.5 5.5 12Z')),
  place: emblem(line('M12 2v9M8 7.5l4 4 4-4M3.5 16h17M3.5 20.5h17', 2.2)),
}

const words = {
  ancestral: emblem(line('M7 8.5h8a5.5 5.5 0 0 1 0 11H5', 2.6), solid('M1.5 8.5 9 3v11Z')),
  courtesy: emblem(
    line('M6.5 21.5V16c0-4 3-6.5 7-6.5', 3),
    solid('M18.5 6.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7'),
  ),
  covert: emblem(
    solid('M12 2c6 4.5 9 10 9 19.5H3C3 12 6 6.5 12 2ZM7.5 14.5c2.5 2 6.5 2 9 0-2.5-2.6-6.5-2.6-9 0Z'),
  ),
  limited: emblem(solid('M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM10 7.5V10h1v7h2.6V6.5h-1.8Z')),
  pride: emblem(solid('M2 6.5l5 4.5L12 3l5 8 5-4.5-2 13H4Z')),
  restricted: emblem(line('M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19M5.5 5.5l13 13', 2.4)),
  sincerity: emblem(
    solid(
      'M12 21.5C5.5 16.5 2 13 2 8.5 2 5.5 4.2 3.5 7 3.5c2 0 3.8 1 5 3 1.2-2 3-3 5-3 2.8 0 5 2 5 5 0 4.5-3.5 8-10 13Z',
    ),
  ),
}

export const emblems: Readonly<Record<string, ReactNode>> = {
  ...clans,
  ...rings,
  ...counted,
  ...states,
  ...words,
}
