/** Things: what an item, an artifact, an attachment or an upgrade may be. */
import { both, box, dark, dot, half, mix, oval, type Palette, patch, round, stroke, turned } from './draw.ts'

const drawn = {
  katana: (p) =>
    turned(
      38,
      50,
      50,
      stroke('M49 -6C54 20 54 44 50 66', '#5b6672', 6) +
        stroke('M49 -6C54 20 54 44 50 66', '#eef3f7', 4) +
        patch('M41 65H59V69.500H41Z', p.accent) +
        stroke('M50 72V100', '#2a1b16', 6.5) +
        stroke('M47 76L53 80M53 76L47 80M47 84L53 88M53 84L47 88', p.light, 1),
    ),
  fan: (p) =>
    `<g transform="translate(50 84)">${patch('M0 0L-44 -32A54 54 0 0 1 44 -32Z', p.light)}${patch('M0 0L0 -54A54 54 0 0 1 44 -32Z', mix(p.light, p.bright, 0.4))}${dot(0, -34, 11, '#d8402c')}${stroke('M0 0L-33 -43M0 0L-18 -51M0 0L0 -54M0 0L18 -51M0 0L33 -43', p.mid, 1.1)}${patch('M0 6L-10 -8H10Z', p.deep)}</g>`,
  shield: (p) =>
    half('M50.300 14L18 24V50C20 72 36 86 50.300 92Z', p.bright) +
    half('M50.300 22L25 30V50C27 67 39 78 50.300 83Z', p.mid) +
    patch('M46 32H54V46H66V54H54V74H46V54H34V46H46Z', p.light),
  cannon: (p) =>
    patch('M18 66L78 30L88 46L30 82Z', '#3a3f48') +
    patch('M22 72L84 40L88 46L30 82Z', '#22262d') +
    patch('M76 26L84 22L96 42L88 48Z', '#5a626e') +
    dot(36, 80, 15, '#6b4a2a') +
    dot(36, 80, 10, '#4a3018') +
    stroke('M36 66V94M22 80H50', '#a9855a', 2.4) +
    dot(36, 80, 3.4, p.accent) +
    stroke('M95 20L99 14M98 28L104 26', p.accent, 2),
  book: (p) =>
    patch('M50 30C38 20 22 20 8 26V80C22 74 38 74 50 84Z', p.light) +
    patch('M50 30C62 20 78 20 92 26V80C78 74 62 74 50 84Z', mix(p.light, p.bright, 0.35)) +
    stroke(
      'M16 36C26 32 36 34 44 38M16 46C26 42 36 44 44 48M16 56C26 52 36 54 44 58M56 38C64 34 74 32 84 36M56 48C64 44 74 42 84 46',
      p.mid,
      1.5,
    ) +
    dot(50, 16, 6, p.accent) +
    stroke('M50 4V1M38 10L35 7M62 10L65 7', p.accent, 1.6),
  lantern: (p) =>
    dot(50, 52, 36, p.accent, 'opacity=".22"') +
    stroke('M50 6V22', p.deep, 2) +
    half('M50.300 24C34 24 26 40 28 54C30 68 38 76 50.300 78Z', p.bright) +
    half('M50.300 30C42 32 38 44 39 54C40 64 44 72 50.300 74Z', p.light, 0.1) +
    patch('M38 20H62V26H38ZM38 75H62V81H38Z', p.deep) +
    stroke('M50 81V94', p.accent, 2.6),
  mirror: (p) =>
    oval(50, 46, 29, 37, p.accent) +
    oval(50, 46, 23, 31, p.deep) +
    oval(50, 46, 23, 31, p.bright, 'opacity=".55"') +
    patch('M36 60L60 22L66 28L42 68Z', '#ffffff', 'opacity=".3"') +
    half('M50.300 82L38 84L42 98H50.300Z', p.accent) +
    both(dot(40, 42, 2, p.light) + dot(26, 16, 4, p.light)),
  fork: () =>
    turned(
      28,
      50,
      50,
      patch('M47 44H53V98H47Z', '#d6dde3') +
        patch('M38 6H41.500V30H46V6H54V30H58.500V6H62V34C62 46 56 48 50 48S38 46 38 34Z', '#eef3f7') +
        patch('M50 6H54V30H58.500V6H62V34C62 46 56 48 50 48Z', '#b9c4cd'),
    ),
  gauntlet: (p) =>
    half('M50.300 96H32L34 62H50.300Z', p.mid) +
    patch(
      'M32 60C26 48 26 36 32 34V20C32 14 40 14 40 20V14C40 8 49 8 49 14V12C49 6 58 6 58 13V18C58 12 66 13 66 19V44C72 36 78 38 76 44L68 62H34Z',
      '#aeb8c2',
    ) +
    stroke('M40 20V36M49 16V36M58 18V36M32 40H66', '#6a7683', 1.8) +
    dot(50, 50, 5, p.accent) +
    patch('M30 60H70V67H30Z', p.accent),
  seed: (p) =>
    dot(50, 54, 26, p.bright) +
    half('M50.300 84C30 80 22 60 30 42C36 54 42 48 50.300 30Z', p.mid) +
    patch('M50 32C46 18 54 8 66 8C66 20 60 28 50 32ZM49 32C42 26 32 28 28 22C34 14 46 18 50 30Z', p.accent) +
    stroke('M50 34V76', p.light, 1.4),
  whip: (p) =>
    stroke('M24 92L40 70', '#4a2b16', 8) +
    stroke('M40 70C56 40 92 50 82 28S40 20 46 36S74 44 70 60S50 80 60 92', p.accent, 3.6) +
    dot(25, 91, 5, p.light),
  needle: (p) =>
    turned(
      40,
      50,
      50,
      patch('M50 0L54 30L52 92H48L46 30Z', '#eef3f7') +
        patch('M50 0L54 30L52 92H50Z', '#9fadb8') +
        patch('M40 70H60L56 76H44Z', p.accent),
    ) + dot(28, 22, 4, p.accent),
  orb: (p) =>
    dot(50, 46, 28, p.mid) +
    dot(50, 46, 28, p.bright, 'opacity=".5"') +
    dot(42, 38, 14, '#ffffff', 'opacity=".25"') +
    stroke('M28 50C40 40 60 60 72 46M34 60C46 52 56 66 66 58', p.light, 1.6) +
    half('M50.300 72H32L24 92H50.300Z', p.accent),
  armor: (p) =>
    half('M50.300 26L40 18L22 24L14 44L26 48L28 84H50.300Z', p.mid) +
    stroke('M28 52H72M28 62H72M28 72H72', p.accent, 2) +
    both(stroke('M18 30L32 34M16 37L30 41', p.accent, 1.6)) +
    dot(50, 40, 7, p.accent),
  scroll: (p) =>
    patch('M24 22H76V80H24Z', p.light) +
    patch('M50 22H76V80H50Z', mix(p.light, p.bright, 0.3)) +
    patch('M16 16H84V25H16ZM16 77H84V86H16Z', p.mid) +
    stroke('M34 36H66M34 46H66M34 56H58', p.deep, 2) +
    dot(62, 66, 6, '#d8402c'),
  ship: (p) =>
    stroke('M50 10V70', '#4a2b16', 3) +
    patch('M52 14C76 24 80 44 78 58H52Z', p.light) +
    patch('M48 22C30 30 24 46 22 58H48Z', mix(p.light, p.bright, 0.4)) +
    patch('M10 64H92C88 82 76 90 66 90H34C22 90 14 80 10 64Z', '#6b4020') +
    patch('M10 64H92L90 70H12Z', p.accent),
  sword: (p) =>
    turned(
      32,
      50,
      50,
      patch('M50 -4L56 8V66H44V8Z', '#eef3f7') +
        patch('M50 -4L56 8V66H50Z', '#a4b0ba') +
        patch('M34 66H66V72H34Z', p.accent) +
        patch('M46 72H54V92H46Z', '#4a2b16') +
        dot(50, 95, 5, p.accent),
    ),
  axe: (p) =>
    turned(
      24,
      50,
      50,
      stroke('M50 8V100', '#6b4a2a', 6) +
        patch('M52 12C74 6 86 22 82 44C70 34 62 34 52 38Z', '#c9d2da') +
        patch('M48 12C26 6 14 22 18 44C30 34 38 34 48 38Z', '#8d99a4') +
        dot(50, 24, 4, p.accent),
    ),
  bow: (p) =>
    turned(
      -20,
      50,
      50,
      stroke('M36 4C74 24 74 76 36 96', '#7a4d22', 5) +
        stroke('M36 4V96', '#ffffff', 1) +
        stroke('M14 50H84', '#d8c8a0', 2.6) +
        patch('M84 44L98 50L84 56Z', p.accent),
    ),
  hammer: (p) =>
    turned(
      30,
      50,
      50,
      stroke('M50 30V100', '#6b4a2a', 6) +
        patch('M24 10H76V34H24Z', '#8d99a4') +
        patch('M50 10H76V34H50Z', '#6a7683') +
        patch('M20 14H26V30H20ZM74 14H80V30H74Z', p.accent),
    ),
  potion: (p) =>
    half('M50.300 92H34C22 92 20 80 26 72L42 46V24H50.300Z', mix(p.light, '#ffffff', 0.4), 0.14) +
    half('M50.300 88H35C27 88 26 80 30 74L38 62H50.300Z', p.accent, 0.2) +
    patch('M40 16H60V26H40Z', '#7a4d22') +
    dot(44, 76, 3, '#ffffff', 'opacity=".7"') +
    dot(54, 70, 2, '#ffffff', 'opacity=".7"'),
  crown: (p) =>
    half('M50.300 82H16L10 34L30 54L50.300 18Z', '#f0c64a') +
    dot(50, 60, 6, p.accent) +
    both(dot(28, 68, 4, p.bright) + dot(10, 32, 4, '#f8df92')) +
    dot(50, 16, 5, '#f8df92'),
  ring: (p) =>
    dot(50, 58, 26, 'none', 'stroke="#f0c64a" stroke-width="9"') +
    dot(50, 58, 26, 'none', 'stroke="#b98a2a" stroke-width="2"') +
    half('M50.300 6L36 18L50.300 36Z', p.accent) +
    both(stroke('M28 8L22 2M20 20L12 18', p.light, 2)),
  key: (p) =>
    turned(
      -36,
      50,
      50,
      dot(50, 22, 16, 'none', `stroke="${p.accent}" stroke-width="8"`) +
        patch('M46 38H54V94H46Z', p.accent) +
        patch('M54 78H68V86H54ZM54 64H64V71H54Z', dark(p.accent, 0.2)),
    ),
  clock: (p) =>
    dot(50, 50, 36, p.mid) +
    dot(50, 50, 29, p.light) +
    stroke('M50 28V50L64 60', p.deep, 4) +
    stroke('M50 24V28M76 50H72M50 76V72M24 50H28', p.deep, 2) +
    dot(50, 50, 3, p.accent),
  gears: (p) =>
    [
      [38, 42, 20],
      [68, 68, 14],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          dot(
            x,
            y,
            r,
            'none',
            `stroke="${p.light}" stroke-width="${r * 0.5}" stroke-dasharray="${round(r * 0.45)} ${round(r * 0.34)}"`,
          ) +
          dot(x, y, r * 0.85, p.bright) +
          dot(x, y, r * 0.35, p.deep),
      )
      .join(''),
  barrel: (p) =>
    half('M50.300 14H30C22 36 22 66 30 88H50.300Z', '#9a6a3a') +
    stroke('M28 28H72M25 50H75M28 74H72', '#3f4650', 4) +
    stroke('M42 14V88M58 14V88', '#6b4524', 1.4) +
    dot(50, 50, 5, p.accent),
  chest: (p) =>
    half('M50.300 42H16V84H50.300Z', '#8a5a2a') +
    half('M50.300 18H24C18 24 16 34 16 42H50.300Z', '#a8723a') +
    stroke('M16 42H84M30 20V84M70 20V84', '#e0b94a', 3) +
    patch('M44 38H56V54H44Z', p.accent),
  bell: (p) =>
    half('M50.300 16C36 18 30 34 29 52C28 64 22 72 18 78H50.300Z', '#e2b74c') +
    stroke('M24 72H76', '#8a6420', 2.4) +
    dot(50, 84, 6, '#8a6420') +
    dot(50, 13, 4, p.accent) +
    both(stroke('M14 40C10 48 10 56 13 62', p.light, 2)),
  banner: (p) =>
    stroke('M24 4V100', '#5a3a20', 4) +
    patch('M26 10H84L72 32L84 54H26Z', p.bright) +
    patch('M26 32H72L84 54H26Z', dark(p.bright, 0.2)) +
    dot(46, 32, 9, p.accent),
  cup: (p) =>
    half('M50.300 18H26C26 44 36 56 47 58V76L34 86H50.300Z', '#e2b74c') +
    oval(50, 18, 24, 5, p.accent) +
    both(stroke('M26 26C12 26 14 44 32 46', '#e2b74c', 4)),
  instrument: (p) =>
    turned(
      24,
      50,
      50,
      patch('M47 -2H53V50H47Z', '#4a2b16') +
        half('M50.300 44C36 42 32 52 36 60C28 66 28 84 40 90C44 92 48 92 50.300 92Z', '#b5763a') +
        dot(50, 68, 7, '#2a1b16') +
        stroke('M48 2V84M52 2V84', p.light, 0.8),
    ),
  boots: (p) =>
    patch('M22 14H46V58C56 62 60 70 60 78H22Z', p.mid) +
    patch('M22 78H62V86H20Z', p.deep) +
    patch('M54 26H76V66C86 70 90 76 90 84H54Z', dark(p.mid, 0.2)) +
    stroke('M24 24H44M24 34H44', p.accent, 2),
  cloak: (p) =>
    half('M50.300 12C40 12 36 20 36 28C26 44 18 74 14 96H50.300Z', p.mid) +
    half('M50.300 20C44 22 42 30 44 38C46 50 47 70 46 96H50.300Z', p.deep) +
    dot(50, 34, 5, p.accent),
  wheel: (p) =>
    dot(50, 50, 34, 'none', 'stroke="#8a5a2a" stroke-width="8"') +
    stroke('M50 16V84M16 50H84M26 26L74 74M74 26L26 74', '#8a5a2a', 3.6) +
    dot(50, 50, 8, p.accent),
  mask: (p) =>
    half('M50.300 22C34 18 20 22 14 30C14 56 30 82 50.300 90Z', p.light, 0.16) +
    both(patch('M24 42C32 36 42 40 44 48C36 52 28 50 24 42Z', p.deep)) +
    stroke('M38 70Q50 78 62 70', p.accent, 3) +
    both(dot(30, 60, 5, p.accent, 'opacity=".5"')),
  machine: (p) =>
    box(18, 30, 64, 56, p.mid, 'rx="8"') +
    box(26, 38, 32, 24, p.deep, 'rx="3"') +
    stroke('M28 54L36 46L42 52L50 42L56 48', p.accent, 2) +
    dot(70, 46, 5, p.accent) +
    dot(70, 60, 4, p.light) +
    stroke('M30 72H70M30 79H58', p.light, 2.4) +
    stroke('M36 30V16M64 30V20', p.light, 3) +
    dot(36, 14, 4, p.accent),
  rifle: (p) =>
    turned(
      -28,
      50,
      50,
      patch('M4 44H78V54H4Z', '#5a626e') +
        patch('M78 40H96V58H78Z', p.accent) +
        patch('M20 54H36L28 78H14Z', '#3a3f48') +
        stroke('M40 44V36H58V44', p.bright, 3) +
        dot(96, 49, 5, p.light),
    ),
  crystal: (p) =>
    half('M50.300 6L34 26L40 84H50.300Z', p.bright) +
    patch('M22 44L36 32L40 84H28Z', p.mid) +
    patch('M78 50L66 36L60 84H70Z', dark(p.mid, 0.2)) +
    stroke('M50 10L46 84M40 28L50 34L60 28', p.light, 1.4),
  tool: (p) =>
    turned(
      40,
      50,
      50,
      patch('M44 30H56V96H44Z', '#aeb8c2') +
        patch('M50 30H56V96H50Z', '#7d8a96') +
        patch('M34 4V20L42 28H58L66 20V4L58 10V18H42V10Z', '#c9d2da') +
        dot(50, 88, 3, p.deep),
    ),
  food: (p) =>
    dot(50, 56, 30, p.accent) +
    dot(42, 48, 12, '#ffffff', 'opacity=".25"') +
    patch('M50 28C48 16 56 8 66 8C66 18 60 26 50 28Z', '#4f9a4a') +
    stroke('M50 30C50 24 46 18 42 14', '#5a3a20', 3),
  flower: (p) =>
    stroke('M50 96V52', '#3f7f3a', 4) +
    patch('M50 78C36 78 30 68 28 60C40 60 48 68 50 78Z', '#4f9a4a') +
    [0, 60, 120, 180, 240, 300].map((a) => turned(a, 50, 40, oval(50, 22, 9, 15, p.bright))).join('') +
    dot(50, 40, 9, p.accent),
} satisfies Record<string, (p: Palette) => string>

export type Thing = keyof typeof drawn

export const things = Object.keys(drawn) as Thing[]

export const thing = (kind: Thing, p: Palette): string => drawn[kind](p)
