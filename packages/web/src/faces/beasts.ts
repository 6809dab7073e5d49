/** Beasts, seen from the front: each a kind of animal, in one of a few coats. */
import { anyOf, both, type Chance, dark, dot, half, mix, oval, type Palette, patch, stroke } from './draw.ts'

/** What is drawn of a beast in a coat: the fur, lighter and darker than it, and the colours of its card. */
type Head = (fur: string, lt: string, dk: string, p: Palette) => string

const eye = (x: number, y: number, colour = '#ffe9a8'): string =>
  both(
    patch(
      `M${x - 7} ${y - 1}C${x - 3} ${y - 6} ${x + 3} ${y - 4} ${x + 5} ${y + 2}C${x} ${y + 5} ${x - 4} ${y + 4} ${x - 7} ${y - 1}Z`,
      colour,
    ) +
      dot(x, y, 2.5, '#16100c') +
      dot(x - 0.8, y - 0.9, 0.8, '#ffffff'),
  )

const coats = {
  ape: ['#6b4a34', '#4b3a3a', '#8a5a32'],
  croc: ['#7fa03a', '#5f8f6a', '#8f8a3a'],
  owl: ['#8c7a5e', '#6d6f86', '#a5653a'],
  deer: ['#b07a48', '#96603a', '#8f8068'],
  boar: ['#5a4640', '#75573f', '#6b5a52'],
  bear: ['#8a5f3a', '#5d5148', '#b98a52'],
  cat: ['#e08a2c', '#d9a14a', '#c9c2b6'],
  lion: ['#dba046', '#c98a4a', '#e2b46a'],
  wolf: ['#7b8088', '#5a5f68', '#9a7a58', '#c2beb4'],
  bird: ['#b8452f', '#3f6ea8', '#8a6a3a', '#e8e2d2'],
  horse: ['#6b4630', '#8f8a86', '#3a3036', '#c9a878'],
  rabbit: ['#b59a7a', '#e4dccd', '#7d7470'],
  frog: ['#6fa03f', '#4f8f6f', '#b0a03a'],
  insect: ['#8a5a2a', '#4f7a3a', '#7a3a5f'],
  snake: ['#5f8f3a', '#8f7a3a', '#3f7f7a'],
} satisfies Record<string, readonly string[]>

export type Beast = keyof typeof coats

export const beasts = Object.keys(coats) as Beast[]

const heads: Readonly<Record<Beast, Head>> = {
  ape: (fur, lt, dk) =>
    both(dot(25, 46, 8, lt)) +
    half('M50.300 18C32 18 25 32 26 46C27 58 29 78 50.300 84Z', fur) +
    half('M50.300 34C42 28 32 34 33 46C34 54 36 54 37 62C38 76 44 80 50.300 80Z', lt, 0.15) +
    eye(41, 46, '#fff8e0') +
    both(dot(47, 60, 1.8, dk)) +
    stroke('M40 69Q50 76 60 69', dk, 2) +
    half('M50.300 18C46 12 40 10 36 13C42 14 44 18 46 24Z', dk),
  croc: (fur, lt, dk) =>
    half('M50.300 26C34 24 26 36 28 50C30 62 34 66 35 80C37 92 44 95 50.300 95Z', fur) +
    both(dot(37, 32, 8.5, fur) + patch('M26 52L17 47L26 60ZM29 64L20 63L31 72Z', dk)) +
    half('M50.300 34L46 30L47 88L50.300 92Z', lt, 0.2) +
    both(
      dot(37, 32, 5, '#ffe45e') +
        oval(37, 32, 1.5, 4.2, '#111111') +
        dot(44, 86, 1.9, dk) +
        patch('M35 72L31 79L37 78ZM36 80L33 88L39 86Z', '#ffffff'),
    ),
  owl: (fur, lt, dk, p) =>
    both(patch('M34 36L22 12L46 26Z', fur)) +
    half('M50.300 22C32 22 22 36 24 54C26 72 38 84 50.300 86Z', fur) +
    both(
      dot(37, 46, 13, lt) +
        dot(37, 46, 9, p.accent) +
        dot(37, 46, 4.6, '#15100c') +
        dot(35.5, 44, 1.6, '#ffffff'),
    ) +
    half('M50.300 46L45 54L50.300 66Z', '#f2b134') +
    stroke('M38 70Q42 74 46 70M54 70Q58 74 62 70M42 77Q46 81 50 77Q54 81 58 77', dk, 1.6),
  deer: (fur, lt, dk, p) =>
    both(
      stroke('M42 26C36 14 26 16 20 2M31 12L33 -2M25 8L13 11M38 19L44 10', '#5d3d22', 3.4) +
        patch('M34 38L10 32L28 52Z', fur),
    ) +
    half('M50.300 24C36 24 30 34 31 46C32 58 38 66 40 78C42 88 46 91 50.300 91Z', fur) +
    half('M50.300 26L45 28L46 66L40 80C42 88 46 91 50.300 91Z', lt, 0.15) +
    eye(38, 48) +
    half('M50.300 78H43C44 84 47 86 50.300 87Z', dk) +
    both(patch('M22 0C14 -6 10 0 6 -4C8 6 16 8 22 4Z', p.bright)),
  boar: (fur, lt, dk) =>
    both(patch('M34 34L16 22L28 48Z', fur)) +
    half('M50.300 16L46 22L40 18L38 26C28 32 24 44 28 56C32 68 36 70 37 80C40 88 46 88 50.300 88Z', fur) +
    eye(36, 44, '#ff9d5c') +
    half('M50.300 62C42 62 37 68 38 76C40 84 46 85 50.300 85Z', mix(lt, '#d98a8a', 0.4), 0.15) +
    both(oval(45.5, 73, 2, 3, dk) + patch('M36 80C28 78 26 70 29 60C31 68 36 70 40 73Z', '#fff6df')),
  bear: (fur, lt) =>
    both(dot(27, 28, 10.5, fur) + dot(27, 28, 6, lt)) +
    half('M50.300 20C31 20 22 34 23 50C24 68 36 84 50.300 86Z', fur) +
    half('M50.300 52C41 52 34 60 36 70C40 80 46 84 50.300 84Z', lt, 0.14) +
    eye(37, 46) +
    half('M50.300 58H43C44 65 47 67 50.300 68Z', '#1c1413') +
    stroke('M50 68V74M50 74Q44 79 40 74M50 74Q56 79 60 74', '#1c1413', 1.6) +
    both(patch('M43 76L44.500 83L47 77Z', '#ffffff')),
  cat: (fur, lt, dk) =>
    both(patch('M34 34L24 10L46 24Z', fur) + patch('M34 30L28 17L41 25Z', lt)) +
    half('M50.300 22C32 22 23 34 24 50C25 66 36 84 50.300 88Z', fur) +
    half('M50.300 56C42 56 36 64 38 74C42 82 46 85 50.300 86Z', lt, 0.12) +
    eye(38, 47) +
    half('M50.300 60H44C45 65 47 67 50.300 68Z', '#7a2f2a') +
    stroke('M50 68V74M50 74Q44 79 40 74M50 74Q56 79 60 74', dk, 1.5) +
    both(
      patch(
        'M50 24L47 24L49 38ZM42 24L39 26L44 36ZM25 44L34 48L25 50ZM26 56L35 57L28 62ZM32 68L38 66L35 73Z',
        dk,
      ),
    ),
  lion: (fur, lt, dk) =>
    half('M50.300 8L38 16L26 16L24 28L12 38L17 50L10 64L20 72L22 86L36 86L50.300 98Z', dark(fur, 0.4)) +
    both(patch('M34 34L24 10L46 24Z', fur) + patch('M34 30L28 17L41 25Z', lt)) +
    half('M50.300 22C32 22 23 34 24 50C25 66 36 84 50.300 88Z', fur) +
    half('M50.300 56C42 56 36 64 38 74C42 82 46 85 50.300 86Z', lt, 0.12) +
    eye(38, 47) +
    half('M50.300 60H44C45 65 47 67 50.300 68Z', '#7a2f2a') +
    stroke('M50 68V74M50 74Q44 79 40 74M50 74Q56 79 60 74', dk, 1.5),
  wolf: (fur, lt, dk) =>
    both(patch('M36 36L24 6L46 26Z', fur) + patch('M36 32L29 15L42 26Z', dk)) +
    half('M50.300 22C34 22 26 34 24 48L16 60L27 62L24 72L34 72C38 82 44 90 50.300 92Z', fur) +
    half('M50.300 40C46 48 42 58 41 70C43 84 46 90 50.300 91Z', lt, 0.14) +
    eye(38, 48, '#ffd76a') +
    half('M50.300 74H44C45 80 47 82 50.300 82Z', '#1c1413') +
    both(patch('M45 85L46.500 91L49 86Z', '#ffffff')),
  bird: (fur, lt, dk, p) =>
    half('M50.300 12C40 10 34 18 33 26C26 34 24 48 28 58C32 70 42 76 50.300 76Z', fur) +
    both(patch('M46 16C40 4 30 4 26 0C28 12 34 18 44 22Z', p.accent)) +
    half('M50.300 34C44 32 36 36 35 46C36 54 42 58 50.300 58Z', lt, 0.12) +
    eye(39, 45, '#ffe9a8') +
    half('M50.300 50L40 60L50.300 82Z', '#f2b134') +
    stroke('M42 61L58 61', dark('#f2b134', 0.4), 1.2) +
    both(stroke('M30 72Q24 84 18 88M36 78Q32 90 28 96', dk, 2)),
  horse: (fur, lt, dk, p) =>
    both(patch('M40 28L34 6L48 24Z', fur)) +
    half('M50.300 20C40 20 35 28 35 40C36 54 40 62 40 76C41 90 45 95 50.300 95Z', fur) +
    patch('M50 8C42 16 44 30 47 44L50 52L53 44C56 30 58 16 50 8Z', p.accent) +
    half('M50.300 54L46 58L42 78C43 88 46 94 50.300 94Z', lt, 0.16) +
    eye(39, 46, '#fff8e0') +
    both(oval(46, 86, 1.8, 2.6, dk)) +
    stroke('M45 92Q50 94 55 92', dk, 1.3),
  rabbit: (fur, lt) =>
    both(
      patch('M42 34C30 24 28 4 36 -4C44 2 48 18 48 32Z', fur) +
        patch('M42 30C35 22 34 8 37 2C42 8 45 18 45 28Z', lt),
    ) +
    half('M50.300 28C36 28 28 38 28 52C29 68 38 82 50.300 84Z', fur) +
    half('M50.300 58C42 58 36 64 38 73C42 80 46 82 50.300 82Z', lt, 0.12) +
    eye(38, 51, '#fff8e0') +
    half('M50.300 62H46C46.500 66 48 67 50.300 68Z', '#c4685c') +
    patch('M47.500 72H52.500V79H47.500Z', '#ffffff') +
    both(stroke('M36 68L22 65M36 72L23 75', lt, 0.9)),
  frog: (fur, lt, dk) =>
    both(dot(34, 30, 12, fur) + dot(34, 30, 8, '#fff3c4') + oval(34, 31, 2.6, 5, '#111111')) +
    half('M50.300 34C32 34 20 46 20 60C22 76 36 84 50.300 84Z', fur) +
    half('M50.300 66C38 66 28 68 24 66C28 78 40 84 50.300 84Z', lt, 0.12) +
    stroke('M22 62Q50 76 78 62', dk, 2.2) +
    both(dot(46, 54, 1.3, dk) + dot(30, 52, 2.6, dark(fur, 0.35)) + dot(36, 46, 1.8, dark(fur, 0.35))),
  insect: (fur, lt, dk, p) =>
    both(
      stroke('M44 26C38 14 28 10 18 12', dk, 2.4) +
        patch('M34 66L10 54L4 70L30 82Z', p.light, 'opacity=".6"'),
    ) +
    half('M50.300 22C38 22 30 32 30 44C31 58 40 68 50.300 70Z', fur) +
    both(
      oval(37, 44, 8, 12, '#1b1420', 'transform="rotate(16 37 44)"') +
        dot(34, 39, 2.2, '#ffffff', 'opacity=".7"'),
    ) +
    half('M50.300 66L44 68L40 84L47 78L50.300 82Z', lt) +
    stroke('M50 24V40', dark(fur, 0.4), 1.6),
  snake: (fur, lt, dk) =>
    half('M50.300 18C36 18 22 30 20 46C18 60 30 62 34 66C36 84 44 90 50.300 90Z', fur) +
    half('M50.300 30C44 30 38 40 40 52C42 64 46 70 50.300 72Z', lt, 0.16) +
    both(patch('M26 46L40 50L36 55C31 55 28 51 26 46Z', '#ffe45e') + oval(35, 51, 1.2, 3, '#111111')) +
    both(dot(46, 74, 1.4, dk)) +
    stroke('M50 82V94M50 94L45 100M50 94L55 100', '#d8443a', 1.8),
}

export function beast(kind: Beast, r: Chance, p: Palette): string {
  const fur = anyOf(r, coats[kind])
  const shoulders = half('M50.300 105H14C16 84 28 74 40 70H50.300Z', dark(fur, 0.25))
  return shoulders + heads[kind](fur, mix(fur, '#fff3dc', 0.62), mix(fur, '#120b08', 0.5), p)
}

export function dragon(p: Palette): string {
  const c = mix(p.mid, p.bright, 0.3)
  return (
    both(
      patch('M34 34C22 26 18 14 22 0C28 14 38 20 46 26Z', '#efe2c6') +
        patch('M26 52L4 44L18 58L4 66L24 68L10 82L32 76Z', dark(c, 0.25)),
    ) +
    half('M50.300 20C36 22 26 32 25 46C26 58 36 60 38 72C38 84 44 92 50.300 93Z', c) +
    half('M50.300 20L44 30L47 44L44 58L50.300 74Z', p.accent, 0.2) +
    both(
      patch('M28 44L42 50L38 54C34 54 30 50 28 44Z', '#fff6c2') +
        oval(36.5, 50, 1.3, 3, '#120a08') +
        dot(45, 80, 2, p.deep) +
        patch('M39 84L37 94L42 88Z', '#ffffff'),
    )
  )
}
/** What lives in the sea. */
export type SeaBeast = 'octopus' | 'eel' | 'crab' | 'maw'

export function seaBeast(kind: SeaBeast, p: Palette): string {
  const c = mix(p.mid, p.bright, 0.5)
  if (kind === 'octopus')
    return (
      both(
        stroke(
          'M44 60C30 62 34 84 20 82C10 80 12 70 18 70M46 64C38 72 42 92 30 98M40 54C24 52 20 64 8 58C2 54 6 46 11 48',
          c,
          7,
        ) + stroke('M44 60C30 62 34 84 20 82', p.light, 1.2, 'stroke-dasharray=".1 5"'),
      ) +
      half('M50.300 12C30 12 26 34 32 48C34 56 38 64 50.300 68Z', c) +
      both(dot(41, 44, 5, '#fffbe0') + dot(41.6, 44.6, 2.4, '#0b1420')) +
      both(dot(39, 26, 2.4, p.light, 'opacity=".5"') + dot(44, 19, 1.6, p.light, 'opacity=".5"'))
    )
  if (kind === 'eel')
    return (
      stroke('M-4 84C20 96 30 70 48 76S84 74 76 48S40 44 44 26S70 16 82 22', dark(c, 0.3), 17) +
      stroke('M-4 84C20 96 30 70 48 76S84 74 76 48S40 44 44 26S70 16 82 22', c, 13) +
      stroke(
        'M-4 80C20 92 30 66 48 72S80 70 72 50S36 44 41 26',
        p.light,
        1.8,
        'opacity=".6" stroke-dasharray="6 5"',
      ) +
      patch('M72 12C88 10 98 20 96 28C88 34 76 32 70 28Z', c) +
      dot(85, 19, 2.4, '#ffffff') +
      dot(85.6, 19, 1.2, '#111111') +
      stroke('M96 27L84 27', p.deep, 1.3) +
      stroke('M20 20L28 30L24 32L32 42M84 60L92 66L88 70L96 80', p.accent, 1.8)
    )
  if (kind === 'crab')
    return (
      both(
        stroke('M30 60L10 52M30 68L6 70M32 76L10 88', c, 4) +
          patch('M32 50C14 48 6 30 16 12L22 26L36 16C40 32 40 44 32 50Z', c),
      ) +
      half('M50.300 42C32 42 24 54 26 66C28 80 40 86 50.300 86Z', c) +
      both(stroke('M44 44V34', c, 3) + dot(44, 32, 4, '#fffbe0') + dot(44, 32, 2, '#111111')) +
      stroke('M40 70Q50 78 60 70', p.deep, 2) +
      both(dot(36, 58, 2.4, p.light, 'opacity=".5"'))
    )
  return (
    half('M50.300 14C24 16 12 44 16 78C24 92 40 96 50.300 96Z', c) +
    half('M50.300 62C38 62 26 66 20 78C28 92 40 94 50.300 94Z', '#12060a') +
    both(
      patch('M22 76L27 66L32 75L37 63L42 74L47 62L50 70V62C38 60 24 64 20 78Z', '#ffffff') +
        dot(34, 44, 5, p.accent) +
        oval(34, 44, 1.6, 4, '#111111') +
        patch('M18 40L2 30L10 50Z', c),
    )
  )
}
