/** Signs: what an action, an event or another passing thing shows, in a medal with rays behind. */
import { both, type Chance, dot, half, type Palette, patch, round, stroke } from './draw.ts'
import { rays } from './grounds.ts'

type Sign = (p: Palette) => string

/** Drawn on a square of 24, as the small signs of the table are. */
const small = (drawn: string): string => `<g transform="translate(33 33) scale(1.42)">${drawn}</g>`
const filled =
  (d: string): Sign =>
  (p) =>
    small(patch(d, p.light, 'fill-rule="evenodd"'))
const outlined =
  (d: string, width = 2.2): Sign =>
  (p) =>
    small(stroke(d, p.light, width))

const drawn = {
  spiral: (p) =>
    stroke(
      'M50 50c3 0 4-5 0-6c-7-1-10 8-4 12c9 6 19-3 15-14c-5-12-24-11-28 3c-3 12 6 22 17 22',
      p.light,
      3.2,
    ),
  notes: (p) =>
    stroke('M42 62V38L62 33V57', p.light, 3.4) + dot(38.5, 62, 5, p.light) + dot(58.5, 57.5, 5, p.light),
  fist: (p) =>
    patch('M36 44c0-5 6-5 7-2c0-6 7-6 8-1c1-5 8-4 8 1c2-3 7-2 7 3v10c0 8-6 12-15 12S36 63 36 56Z', p.light) +
    stroke('M43 44v8M51 43v9M59 44v8', p.mid, 1.6),
  trees: (p) =>
    (
      [
        [40, 0],
        [60, 2],
        [50, -7],
      ] as const
    )
      .map(([x, d]) =>
        patch(
          `M${x} ${34 + d}L${x - 9} ${54 + d}H${x - 4}L${x - 11} ${66 + d}H${x + 11}L${x + 4} ${54 + d}H${x + 9}Z`,
          d < 0 ? p.light : p.bright,
        ),
      )
      .join(''),
  heart: (p) =>
    half('M50.300 42C46 32 32 34 33 46C34 56 44 62 50.300 68Z', p.light) +
    stroke('M50 46V58M44 52H56', p.mid, 2.6),
  fog: (p) => stroke('M34 42H60a5 5 0 1 0-5-5M34 50H66M38 58H58a5 5 0 1 1-5 5', p.light, 3),
  letter: (p) =>
    patch('M36 36H62V60H36Z', p.light) +
    stroke('M40 43H58M40 49H58M40 55H52', p.mid, 1.6) +
    dot(60, 62, 5, '#d8402c'),
  flame: filled(
    'M12.5 1.5c1 4 6.5 6.5 6.5 13a7 7 0 0 1-14 0c0-3 1.5-5 3.5-7 .3 2 1 3 2 3.5-.5-3.5 0-6.5 2-9.5Z',
  ),
  fan: filled('M12 20.5 1.5 10.5a15 15 0 0 1 21 0Z'),
  sword: filled(
    'M20.8 2.2 21.8 3.2 20.6 8.4 11.4 16.4 13.4 18.4 11.8 20 9.3 17.5 5 21.8 2.2 19 6.5 14.7 4 12.2 5.6 10.6 7.6 12.6 15.6 3.4Z',
  ),
  swords: outlined(
    'M3.5 2.5C10 6 15 11 18.5 16.5M20.5 2.5C14 6 9 11 5.5 16.5M15.5 18.5l5-4M8.5 18.5l-5-4M18.5 17l3 4.5M5.5 17l-3 4.5',
  ),
  bolt: filled('M13.5 1 4 14h6.5L9 23l10-13.5h-6.5Z'),
  drop: filled('M12 2.5C15.5 7.5 18.5 11 18.5 15a6.5 6.5 0 0 1-13 0C5.5 11 8.5 7.5 12 2.5Z'),
  mask: filled(
    'M1.5 6.5C5 5 8.5 5.4 12 7.4c3.5-2 7-2.4 10.5-.9.4 6.3-2 11-6.3 11-2 0-3.2-1.1-4.2-3.1-1 2-2.2 3.1-4.2 3.1-4.3 0-6.7-4.7-6.3-11ZM5 10.2c.7 2 2.7 3 5 2.2-.9-2-2.9-2.8-5-2.2ZM19 10.2c-2.1-.6-4.1.2-5 2.2 2.3.8 4.3-.2 5-2.2Z',
  ),
  crane: filled(
    'M1 8.5 4.5 5.5 9.8 13.5 7 15.8 3.8 9ZM9.5 11 14.5 1 17 12.5 10.8 13.3ZM7.5 17 17.8 14 12.5 22.8ZM18.3 13 23 5.5 20.5 16 18.5 16.8Z',
  ),
  shout: (p) =>
    small(
      stroke('M17.5 9a4.5 4.5 0 0 1 0 6M20 6a9 9 0 0 1 0 12', p.light, 2) +
        patch('M2.5 9H7l7.5-5.5v17L7 15H2.5Z', p.light),
    ),
  eye: (p) =>
    small(
      stroke('M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12Z', p.light, 2) +
        dot(12, 12, 3.5, p.light),
    ),
  chain: outlined('M10 8.5H7a4 4 0 0 0 0 8h3M14 8.5h3a4 4 0 0 1 0 8h-3M8.5 12.5h7', 2.4),
  waves: outlined(
    'M2 7.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4M2 13.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4M2 19.5c2.5-3.3 5-3.3 7.5 0s5 3.3 7.5 0c1.5-2 3-2.8 5-2.4',
  ),
  dragon: filled(
    'M2 9c3-1 4-3.5 6.5-5.5C8.5 5.5 9 6.5 10 7c3-2 8-1.5 10.5 2.5 2.5 4.5.5 10.5-4.5 12 2-2.5 2.5-5 1-7-1.3-1.8-3.5-2-5-.5 1 1 1.5 2.2 1.2 4-1.2-1.8-3-2.5-5.2-2.5 1-.8 1.7-1.7 2-3-2 .8-4.7.5-8-3.5Z',
  ),
  gem: filled('M12 1.5 20 7.5 17.6 18 12 22.5 6.4 18 4 7.5ZM12 4.6 7 8.3l1.5 7.9 2-8.2Z'),
  book: filled(
    'M12 6.5C9.5 4.5 6 4 2 4.5v14c4-.5 7.5 0 10 2 2.5-2 6-2.5 10-2v-14c-4-.5-7.5 0-10 2Zm-1 2.1v8.7c-1.9-.9-4.2-1.2-7-1.1V6.4c2.8-.1 5.1.6 7 2.2Z',
  ),
  circle: outlined('M15.5 4A9 9 0 1 1 7 4.5', 3.2),
  wind: outlined(
    'M2.5 8.5H14a3.3 3.3 0 1 0-3.3-3.3M2.5 13h16.2a3 3 0 1 1-3 3M2.5 17.5h7.7a2.6 2.6 0 1 1-2.6 2.6',
  ),
  mountain: filled('M9.5 3 14.7 12 16.5 9 23 21H1Z'),
  star: filled(
    'M12 1.5l3 7 7.5.6-5.700 5 1.800 7.400L12 17.500 5.400 21.500l1.800-7.400L1.500 9.100 9 8.500Z',
  ),
  sun: (p) =>
    small(
      dot(12, 12, 5, p.light) +
        stroke(
          'M12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2 2M17.400 17.400l2 2M4.600 19.400l2-2M17.400 6.600l2-2',
          p.light,
          2,
        ),
    ),
  moon: filled('M15 2a10 10 0 1 0 7 14A9 9 0 0 1 15 2Z'),
  hourglass: filled('M4 2h16v3l-6 7 6 7v3H4v-3l6-7-6-7ZM8 5l4 4.500L16 5Z'),
  key: filled(
    'M8 2a6 6 0 1 1-1.500 11.800V16H9v3H6.500v3H3v-9.500A6 6 0 0 1 8 2Zm0 3.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  ),
  crown: filled('M2 19 1 7l6 5 5-9 5 9 6-5-1 12Z'),
  hand: filled(
    'M6 22c-3-3-4-7-4-9 0-1.500 2-1.500 2.500 0L6 15V5c0-2 2.500-2 2.500 0v6V3c0-2 2.500-2 2.500 0v8V4c0-2 2.500-2 2.500 0v8V6.500c0-2 2.500-2 2.500 0V15c0 4-2 7-4 7Z',
  ),
  up: filled('M12 1.500 21 12h-5v10H8V12H3Z'),
  turn: outlined('M20 5v6h-6M4 19v-6h6M19.500 11A8 8 0 0 0 5.500 8M4.500 13a8 8 0 0 0 14 3', 2.2),
  web: outlined(
    'M12 2v20M2 12h20M5 5l14 14M19 5 5 19M12 6l4 1.700L18 12l-2 4.300L12 18l-4-1.700L6 12l2-4.300Z',
    1.3,
  ),
  feather: filled('M21 3C12 3 6 9 5 16l-3 5 1.500 1 3-4c8 0 13-6 14.500-15ZM8 16c2-5 5-8 9-10-3 4-6 7-9 10Z'),
  steps: filled(
    'M7 3c2 0 3 2 3 4.500S9 12 7 12 4 10 4 7.500 5 3 7 3ZM4.500 13h5c0 2-1 3.500-2.500 3.500S4.500 15 4.500 13ZM17 7c2 0 3 2 3 4.500S19 16 17 16s-3-2-3-4.500S15 7 17 7ZM14.500 17h5c0 2-1 3.500-2.500 3.500S14.500 19 14.500 17Z',
  ),
  bell: filled('M12 2c4 0 6 3 6 7 0 5 1 6 3 8H3c2-2 3-3 3-8 0-4 2-7 6-7ZM9.500 19h5a2.500 2.500 0 0 1-5 0Z'),
  skull: filled(
    'M12 2c5.500 0 9 3.500 9 8 0 3-1.500 5-4 6v5H7v-5c-2.500-1-4-3-4-6 0-4.500 3.500-8 9-8ZM8 8.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm8 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  ),
  claw: outlined('M5 3c-2 8 0 14 4 18M11 2c-1 8 0 14 3 19M18 3c-1 7-1 12 1 17', 2.6),
  shield: filled(
    'M12 1.500 21 5v6c0 6-4 9.500-9 11.500C7 20.500 3 17 3 11V5Zm0 4v13c3-1.500 5.500-4 5.500-7.500V7.500Z',
  ),
  arrows: outlined('M3 8h14M13 3l5 5-5 5M21 16H7M11 11l-5 5 5 5', 2.2),
  orbit: (p) =>
    small(
      dot(12, 12, 3, p.light) +
        stroke(
          'M2 12a10 4.500 0 1 0 20 0a10 4.500 0 1 0-20 0M7 3.300a10 4.500 60 1 0 10 17.400a10 4.500 60 1 0-10-17.400',
          p.light,
          1.6,
        ),
    ),
  leaf: filled(
    'M21 3C9 3 3 8 3 14c0 2 .5 3.500 1.500 5L3 21l1.500 1.500 2-2C15 22 21 15 21 3ZM7 18c2-5 6-8.500 10-11-3 5-6 8.500-10 11Z',
  ),
  coin: (p) =>
    small(
      dot(12, 12, 10, p.light) +
        dot(12, 12, 7, 'none', `stroke="${p.deep}" stroke-width="1.500"`) +
        stroke('M12 8v8M9.500 9.500h4a1.500 1.500 0 0 1 0 3h-3a1.500 1.500 0 0 0 0 3h4', p.deep, 1.4),
    ),
  splash: (p) =>
    both(patch('M50 34C46 42 40 44 34 42C38 46 38 52 32 56C38 56 42 60 42 66C45 61 48 59 50 60Z', p.light)),
} satisfies Record<string, Sign>

export type SignKind = keyof typeof drawn

export const signs = Object.keys(drawn) as SignKind[]

/** A sign in its medal: jagged, ringed or plain. */
export function medal(kind: SignKind, r: Chance, p: Palette): string {
  const k = 10 + Math.floor(r() * 8)
  const behind = rays(r, p.light, 50, 50, k, 0.3)
  const form = r()
  let jags = ''
  for (let i = 0; i < k * 2; i++) {
    const t = (i / (k * 2)) * Math.PI * 2
    const q = i % 2 ? 26 : 38 + r() * 8
    jags += `${i ? 'L' : 'M'}${round(50 + q * Math.cos(t))} ${round(50 + q * Math.sin(t))}`
  }
  const rim =
    form > 0.55
      ? patch(`${jags}Z`, p.accent, 'opacity=".92"')
      : form > 0.3
        ? half('M50.300 10L15 30V70L50.300 90Z', p.accent, 0.2)
        : dot(50, 50, 37, p.accent, 'opacity=".25"') +
          dot(50, 50, 30, 'none', `stroke="${p.accent}" stroke-width="2.5"`)
  return (
    behind +
    rim +
    dot(50, 50, 25, p.deep) +
    dot(50, 50, 25, 'none', `stroke="${p.light}" stroke-width="1.5"`) +
    drawn[kind](p)
  )
}
