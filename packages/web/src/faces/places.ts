/** Places: what a location, a holding, a province or a stronghold may be. */
import {
  both,
  box,
  type Chance,
  type Draw,
  dot,
  half,
  mix,
  oval,
  type Palette,
  patch,
  round,
  stroke,
} from './draw.ts'
import { peaks, stars, waves } from './grounds.ts'

const drawn = {
  pagoda: (_r, p) => {
    let o = ''
    for (const [w, y] of [
      [30, 74],
      [24, 54],
      [18, 36],
    ] as const) {
      o +=
        half(`M50.300 ${y + 18}H${50 - w * 0.62}V${y}H50.300Z`, p.light, 0.14) +
        half(
          `M50.300 ${y - 9}L${50 - w * 0.8} ${y - 2}L${50 - w - 8} ${y - 1}L${50 - w - 1} ${y + 4}H50.300Z`,
          p.mid,
        )
      o += both(patch(`M${50 - w * 0.35} ${y + 8}h5v7h-5Z`, p.deep))
    }
    return o + stroke('M50 28V12', p.accent, 2.4) + dot(50, 12, 2.6, p.accent)
  },
  torii: (_r, p) =>
    patch('M8 24C34 30 66 30 92 24L90 34C66 39 34 39 10 34Z', '#c63d27') +
    patch('M8 20C34 26 66 26 92 20L92 25C66 31 34 31 8 25Z', '#1d1a1c') +
    patch('M18 44H82V50H18Z', '#c63d27') +
    patch('M26 34H34L33 98H24ZM66 34H74L76 98H67Z', '#c63d27') +
    patch('M30 34H34L33 98H29ZM70 34H74L76 98H72Z', '#8d2417') +
    patch('M46 36H54V46H46Z', p.accent),
  garden: (r, p) =>
    patch('M6 84C24 54 76 54 94 84H86C72 66 28 66 14 84Z', '#c63d27') +
    stroke('M20 72V62M35 64V54M50 61V51M65 64V54M80 72V62M16 62C32 46 68 46 84 62', '#c63d27', 2.4) +
    stroke('M12 60C14 40 20 34 30 28', '#4a2b16', 3.4) +
    [
      [26, 24, 13],
      [12, 30, 10],
      [38, 32, 9],
    ]
      .map(([x = 0, y = 0, q = 0]) => oval(x, y, q, q * 0.5, mix(p.mid, '#1f6b3a', 0.6)))
      .join('') +
    waves(r, p.bright, p.mid, 2, 86),
  castle: (_r, p) => {
    let o = ''
    for (const [x, y, w] of [
      [50, 16, 14],
      [28, 34, 11],
      [72, 30, 11],
      [14, 50, 8],
      [86, 52, 8],
    ] as const) {
      o =
        patch(`M${x - w} 105V${y + 14}H${x + w}V105Z`, p.light) +
        patch(`M${x} 105V${y + 14}H${x + w}V105Z`, mix(p.light, p.bright, 0.5)) +
        patch(`M${x - w - 2} ${y + 15}L${x} ${y - 10}L${x + w + 2} ${y + 15}Z`, p.mid) +
        patch(`M${x} ${y - 10}L${x + w + 2} ${y + 15}H${x}Z`, p.deep) +
        patch(`M${x - 2.4} ${y + 32}V${y + 24}a2.400 2.400 0 0 1 4.800 0V${y + 32}Z`, p.deep) +
        stroke(`M${x} ${y - 10}V${y - 18}`, p.deep, 1) +
        patch(`M${x} ${y - 18}l8 2.500l-8 2.500Z`, p.accent) +
        o
    }
    return o
  },
  library: (_r, p) =>
    half('M50.300 16L10 34V40H50.300Z', p.light) +
    both([16, 30, 43].map((x) => box(x, 43, 7, 38, p.light) + box(x + 4, 43, 3, 38, p.bright)).join('')) +
    half('M50.300 82H8V92H50.300Z', p.bright) +
    dot(50, 30, 5, p.accent),
  lagoon: (r, p) =>
    dot(66, 30, 14, p.light) +
    patch('M-4 70L14 34L26 50L36 38L52 72Z', p.deep) +
    patch('M70 74L84 52L104 74Z', p.deep) +
    waves(r, p.bright, p.mid, 4, 62) +
    stroke('M74 42C70 34 64 36 62 40M74 42C76 34 82 34 84 38M74 42V60', '#3a2a1c', 2.4),
  fields: (_r, p) =>
    [0, 1, 2, 3]
      .map((i) =>
        patch(
          `M-5 ${56 + i * 12}C25 ${50 + i * 12} 70 ${64 + i * 12} 105 ${54 + i * 12}V105H-5Z`,
          mix(p.bright, p.mid, i / 4),
        ),
      )
      .join('') +
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        stroke(`M${8 + i * 14} ${86 - (i % 2) * 5}v-13m0 3l-4-4m4 4l4-4m-4 7l-4-4m4 4l4-4`, p.accent, 1.5),
      )
      .join(''),
  fort: (r, p) =>
    peaks(r, p.mid, p.deep, 2) +
    half('M50.300 105H22L26 62H30V56H36V62H40V46H44V40H50.300Z', p.light) +
    patch('M45 105V84a5 5 0 0 1 10 0V105Z', p.deep) +
    stroke('M50 40V18', p.deep, 1.6) +
    patch('M50 18L68 24L50 30Z', p.accent) +
    both(patch('M33 74h4v6h-4Z', p.deep)),
  tower: (_r, p) =>
    half('M50.300 105H34L37 34H50.300Z', p.light) +
    half('M50.300 36H32V22H38V28H43V22H50.300Z', p.bright) +
    patch('M46 62V54a4 4 0 0 1 8 0V62Z', p.deep) +
    stroke('M50 22V6', p.deep, 1.6) +
    patch('M50 6L66 11L50 16Z', p.accent),
  village: (r, p) =>
    [
      [16, 66],
      [40, 74],
      [66, 64],
      [84, 76],
    ]
      .map(
        ([x = 0, y = 0]) =>
          patch(`M${x - 11} 105V${y}H${x + 11}V105Z`, p.light) +
          patch(`M${x - 15} ${y}L${x} ${round(y - 16 - r() * 6)}L${x + 15} ${y}Z`, p.mid) +
          patch(`M${x - 3} 105V${y + 14}H${x + 3}V105Z`, p.deep),
      )
      .join(''),
  cave: (_r, p) =>
    half('M50.300 20C30 24 12 44 4 105H50.300Z', p.mid) +
    half('M50.300 46C38 50 30 70 28 105H50.300Z', p.deep) +
    both(patch('M34 60L37 74L40 56ZM42 50L44 62L47 48Z', p.mid)) +
    dot(50, 88, 6, p.accent, 'opacity=".8"'),
  bridge: (r, p) =>
    waves(r, p.bright, p.mid, 3, 70) +
    patch('M-2 60C24 36 76 36 102 60V70C76 48 24 48 -2 70Z', p.light) +
    stroke('M14 52V40M32 44V32M50 41V29M68 44V32M86 52V40M-2 48C24 24 76 24 102 48', p.accent, 2.4),
  ruins: (_r, p) =>
    patch('M8 105V40L16 36V105ZM26 105V54L36 48V105ZM62 105V34H72V105ZM84 105V60L92 64V105Z', p.light) +
    patch('M58 34H96L92 26H60Z', p.bright) +
    patch('M4 96H98V105H4Z', p.mid),
  tent: (_r, p) =>
    half('M50.300 20L8 92H50.300Z', p.bright) +
    patch('M50 40L38 92H62Z', p.deep) +
    stroke('M50 20V6', p.deep, 1.6) +
    patch('M50 6L66 11L50 16Z', p.accent),
  harbour: (r, p) =>
    waves(r, p.bright, p.mid, 3, 66) +
    stroke('M36 20V70M62 32V72', '#4a2b16', 2.6) +
    patch('M38 24C54 32 56 44 54 56H38ZM64 36C74 42 76 50 74 58H64Z', p.light) +
    patch('M18 68H58C56 78 48 82 40 82H30C24 80 20 76 18 68Z', '#6b4020') +
    patch('M56 70H84C82 78 78 82 72 82H64C60 80 57 76 56 70Z', '#4a2b16'),
  market: (_r, p) =>
    (
      [
        [6, 50, p.accent],
        [36, 58, p.bright],
        [66, 52, p.mid],
      ] as const
    )
      .map(([x, y, c]) => stall(x, y, c, p.deep))
      .join(''),
  ship: (r, p) =>
    stars(r, '#ffffff', 10, 90) +
    patch('M10 52C26 34 66 30 94 48C84 66 34 72 10 52Z', p.light) +
    patch('M10 52C34 62 70 62 94 48C84 66 34 72 10 52Z', p.bright) +
    dot(66, 46, 7, p.accent) +
    stroke('M6 50L-4 46M6 54L-6 56', p.accent, 2.4),
  forest: (_r, p) =>
    [
      [12, 40],
      [88, 44],
      [30, 28],
      [70, 30],
      [50, 18],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          patch(
            `M${x} ${y}L${x - 16} ${y + 40}H${x - 7}L${x - 20} ${y + 70}H${x + 20}L${x + 7} ${y + 40}H${x + 16}Z`,
            i % 2 ? p.mid : p.deep,
          ) + box(x - 3, y + 68, 6, 30, '#4a2b16'),
      )
      .join(''),
  road: (_r, p) =>
    patch(
      'M40 105C30 84 60 74 50 58C46 50 52 46 50 40L54 40C56 48 52 52 58 60C70 76 52 86 72 105Z',
      p.light,
    ) + both(patch('M14 105V70L8 72L18 46L28 72L22 70V105Z', p.deep)),
  arena: (_r, p) =>
    oval(50, 64, 46, 26, p.light) +
    oval(50, 68, 36, 18, p.mid) +
    oval(50, 70, 26, 12, p.accent, 'opacity=".5"') +
    both(
      stroke('M8 60V44M22 48V32M38 41V25', p.light, 3) +
        patch('M8 44L18 48L8 52ZM22 32L32 36L22 40ZM38 25L48 29L38 33Z', p.accent),
    ),
} satisfies Record<string, Draw>

/** A table under a roof of cloth. */
const stall = (x: number, y: number, cloth: string, wood: string): string =>
  patch(`M${x} ${y}H${x + 28}L${x + 32} ${y + 14}H${x - 4}Z`, cloth) +
  box(x + 1, y + 14, 3, 40, wood) +
  box(x + 24, y + 14, 3, 40, wood) +
  box(x - 2, y + 32, 32, 6, wood)

export type Place = keyof typeof drawn

export const places = Object.keys(drawn) as Place[]

export const place = (kind: Place, r: Chance, p: Palette): string => drawn[kind](r, p)
