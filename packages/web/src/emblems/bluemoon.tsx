/** Emblems for Blue Moon: the peoples, fire and earth, moons and dragons, the icons. */
import type { ReactNode } from 'react'
import { disc, emblem, line, solid } from './draw.ts'

const flame =
  'M12.5 1.500c1 4 6.5 6.5 6.5 13a7 7 0 0 1-14 0c0-3 1.5-5 3.5-7 .3 2 1 3 2 3.5-.5-3.5 0-6.5 2-9.500Z'
const shield = line('M12 2.500l8 3v6c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10v-6Z')
const slash = line('M3 21L21 3', 2.5)
const question = line('M4.5 7.500c0-6 9.5-6 9.5 0 0 4-4.75 3.5-4.75 8', 2.5)
const dot = solid(disc(9.25, 20, 1.8))
const layers = emblem(
  solid('M12 3l9 4.5-9 4.5-9-4.5Z'),
  line('M3.5 12L12 16.2 20.5 12M3.5 16.5L12 20.7l8.5-4.2'),
)
const dragon = emblem(
  solid(
    'M2 9c3-1 4-3.5 6.5-5.500C8.5 5.5 9 6.5 10 7c3-2 8-1.5 10.5 2.5 2.5 4.5.5 10.5-4.5 12 2-2.5 2.5-5 1-7-1.3-1.8-3.5-2-5-.5 1 1 1.5 2.2 1.2 4-1.2-1.8-3-2.5-5.2-2.5 1-.8 1.7-1.7 2-3-2 .8-4.7.5-8-3.500Z',
  ),
)

const peoples: Readonly<Record<string, ReactNode>> = {
  vulca: emblem(solid('M8 10h8l6 12H2ZM12 1c.5 2 3 3 3 5.500a3 3 0 0 1-6 0C9 4.5 11.5 3.5 12 1Z')),
  hoax: emblem(
    line('M12 2.500L22 20H2Z'),
    line('M7.5 14.500c3-3.5 6-3.5 9 0-3 3-6 3-9 0Z', 1.6),
    solid(disc(12, 14.3, 1.5)),
  ),
  mimix: emblem(
    solid(
      `M2 4c6 1.5 14 1.5 20 0 .5 9-3 16-10 18C5 20 1.5 13 2 4Zm4 6c.5 2.5 2.5 3.5 4.5 3-.5-2.2-2-3.2-4.5-3Zm12 0c-2.5-.2-4 .8-4.5 3 2 .5 4-.5 4.5-3Z`,
    ),
  ),
  flit: emblem(
    solid(
      'M1 5c8 0 10 2 11 6 1-4 3-6 11-6-.5 4-2.5 6-5 6.5.5 0 1.5.3 2 .5-1 3-4 4-6 3.500L12 21l-2-5.500c-2 .5-5-.5-6-3.5.5-.2 1.5-.5 2-.500C3.5 11 1.5 9 1 5Z',
    ),
  ),
  khind: emblem(
    line('M12 22v-8M12 14C7 13 5.5 9 5 3M12 14c5-1 6.5-5 7-11', 3),
    line('M5 4c4 4.5 10 4.5 14 0', 1.5),
  ),
  terrah: emblem(solid('M9 3l4.5 8L16 7.5 23 21H1ZM9 7.500L6.5 12l2.5-1 2 1.500Z')),
  pillar: emblem(
    solid(disc(4.5, 16.5, 3.5) + disc(19.5, 10, 3.5)),
    solid(disc(9.5, 13.5, 3.5)),
    solid(disc(14.7, 14.5, 3.5)),
    line('M20 6.500l-1-4M22.5 7l1-3.5', 1.5),
  ),
  aqua: emblem(
    line(
      'M2 7.500c3.3-4 6.7-4 10 0s6.7 4 10 0M2 13c3.3-4 6.7-4 10 0s6.7 4 10 0M2 18.500c3.3-4 6.7-4 10 0s6.7 4 10 0',
      2.2,
    ),
  ),
  buka: emblem(
    solid(
      'M1.5 15h21c-1 4-3.5 6.5-7 6.500h-7c-3.5 0-6-2.5-7-6.500ZM12 1.500V13H4c4-2.5 6.5-6 8-11.500ZM14 4.500c3 2 5 5 6 8.500h-6Z',
    ),
  ),
  mutant: emblem(
    line(
      'M6 2c0 7 12 7 12 13.5 0 2.5-1 4.5-2 6.500M18 2c0 7-12 7-12 13.5 0 2.5 1 4.5 2 6.500M7.5 5h9M7 18.500h10',
    ),
    solid(disc(12, 9, 1)),
  ),
  extra: emblem(line('M12 2l8 10-8 10-8-10Z'), line('M4 12h16')),
}

const elements: Readonly<Record<string, ReactNode>> = {
  fire: emblem(solid(flame)),
  earth: emblem(
    solid(
      'M3 3h18v5.500c-3-2-6-2-9 0s-6 2-9 0ZM3 11c3 2 6 2 9 0s6-2 9 0v4c-3-2-6-2-9 0s-6 2-9 0ZM3 17.500c3 2 6 2 9 0s6-2 9 0V21H3Z',
    ),
  ),
  moon: emblem(solid('M15 2a10 10 0 1 0 6.5 14.500A9 9 0 0 1 15 2Z')),
  dragon,
  'dragon-1': dragon,
  'dragon-2': dragon,
  'dragon-3': dragon,
}

const shapes: Readonly<Record<string, readonly ReactNode[]>> = {
  RETRIEVE: [line('M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12h-4', 2.5)],
  PAIR: [line(disc(8.5, 12, 6)), line(disc(15.5, 12, 6))],
  FREE: [line('M5 11h14v10H5ZM8 11V7a4 4 0 0 1 7.5-2'), line('M12 15v2.5')],
  STOP: [solid('M7.5 1.500h9l6 6v9l-6 6h-9l-6-6v-9ZM6 10.500v3h12v-3Z')],
  PROTECTED: [line('M5 11h14v10H5ZM8 11V7a4 4 0 0 1 8 0v4'), solid(disc(12, 16, 1.8))],
  REPLACE: [line('M4 8.500h14M14.5 4.500l4 4-4 4M20 15.500H6M9.5 11.500l-4 4 4 4')],
  SHIELD_FIRE: [
    shield,
    solid(
      'M12.2 6c.5 2.3 3.8 3.8 3.8 7.500a4 4 0 0 1-8 0c0-1.8.8-3 2-4.2.2 1.2.6 1.7 1.2 2C11 9.3 11.2 7.7 12.2 6Z',
    ),
  ],
  SHIELD_EARTH: [shield, solid('M8 8h8v3H8ZM8 12.500h8v3H8Z')],
  GANG_COOL: [line('M1.5 9h21', 2), solid('M3 9h8v2.500c0 5-8 5-8 0ZM13 9h8v2.500c0 5-8 5-8 0Z')],
  GANG_TOP: [solid('M2 6l5 4.500L12 3l5 7.500L22 6l-2 11H4ZM4 18.500h16V21H4Z')],
  GANG_FUN: [
    line(disc(12, 12, 9.5)),
    line('M7 14c2 4 8 4 10 0'),
    solid(disc(8.5, 9, 1.5) + disc(15.5, 9, 1.5)),
  ],
  GANG_NO: [line(disc(12, 12, 9.5)), line('M8 16V8l8 8V8')],
  BLUFF_FIRE: [
    question,
    dot,
    solid(
      'M19.5 13c.3 2 3 3 3 5.700a3.2 3.2 0 0 1-6.4 0c0-1.5.9-2.4 1.7-3.2.3.7.6 1 1 1.1-.1-1.4.1-2.5.7-3.600Z',
    ),
  ],
  BLUFF_EARTH: [question, dot, solid('M16 13.500h7v3.200h-7ZM16 18.300h7v3.200h-7Z')],
  BLUFF_NONE: [question, dot, line('M16 18.500h6')],
}
const icons = Object.fromEntries(Object.entries(shapes).map(([id, drawn]) => [id, emblem(...drawn)]))
const ignoredIcons = Object.fromEntries(
  Object.entries(shapes).map(([id, drawn]) => [`ignored-${id}`, emblem(...drawn, slash)]),
)

const marks: Readonly<Record<string, ReactNode>> = {
  shield: emblem(shield),
  ignored: emblem(line('M4 4l16 16M20 4L4 20', 3)),
  'text-ignored': emblem(line('M4 6h16M4 12h16M4 18h10'), slash),
  inactive: emblem(line(disc(12, 12, 8)), line('M8 12h8')),
  bluff: emblem(
    line('M5 2.500h14v19H5Z'),
    line('M9 9.500c0-4 6-4 6 0 0 2.5-3 2.5-3 5'),
    solid(disc(12, 17.5, 1.3)),
  ),
  open: emblem(
    line('M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12Z'),
    solid(disc(12, 12, 3.5)),
  ),
  cargo: emblem(line('M3 5h18v14H3ZM3 5l18 14M21 5L3 19')),
  reach: emblem(line('M4 20h16M12 16V4M6.5 9L12 3.5 17.5 9', 2.5)),
  place: layers,
  'deck-cards': layers,
  'deck-moons': emblem(solid('M11 3a9 9 0 1 0 6.5 13A8 8 0 0 1 11 3Z'), line('M18.5 3v7M15 6.500h7')),
  incomplete: emblem(solid(disc(5, 12, 2) + disc(12, 12, 2) + disc(19, 12, 2))),
}

export const emblems: Readonly<Record<string, ReactNode>> = {
  ...peoples,
  ...elements,
  ...icons,
  ...ignoredIcons,
  ...marks,
}
