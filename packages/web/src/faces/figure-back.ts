/** Behind and before a figure: wings, what it carries, its fan. */
import { both, dark, dot, half, mix, type Palette, patch, round, stroke } from './draw.ts'
import type { Features, Measures } from './figure.ts'

/** What is behind a figure: wings, what it carries, long hair, a mane, a halo. */
export function behind(f: Features, m: Measures, p: Palette): string {
  const { sy, hy, R, hair, metal, shade } = m
  let o = ''
  if (f.wings === 'fairy')
    o += both(
      patch(
        'M48 66C30 30 8 22 4 34C1 46 24 62 48 68ZM48 70C28 66 10 74 14 86C20 94 40 84 48 74Z',
        p.light,
        'opacity=".75"',
      ),
    )
  if (f.wings === 'bat')
    o += both(
      patch(
        'M46 74C34 40 16 26 0 24C6 34 5 40 2 50C10 48 14 52 14 60C22 56 28 62 28 70C36 68 42 72 46 80Z',
        dark(p.mid, 0.2),
      ),
    )
  if (f.wings === 'feather')
    o += both(
      patch(
        'M46 76C40 46 22 26 2 18C2 32 5 40 10 46C6 46 5 46 4 46C8 56 14 60 20 62C16 63 15 63 14 63C22 74 34 78 46 80Z',
        p.light,
      ),
    )
  if (f.prop === 'sword')
    o += `<g transform="rotate(-32 50 60)">${patch('M74 8L79 18V66H69V18Z', metal)}${patch('M74 8L79 18V66H74Z', shade)}${patch('M63 66H85V70H63Z', p.accent)}</g>`
  if (f.prop === 'katana')
    o += `<g transform="rotate(-28 50 60)">${stroke('M80 2C84 26 84 46 80 68', metal, 4)}${stroke('M81.6 4C85 26 85 46 81.500 68', shade, 1.2)}${patch('M73 67H87V70.500H73Z', p.accent)}${stroke('M80 71V92', p.deep, 4.5)}</g>`
  if (f.prop === 'staff')
    o +=
      stroke('M82 100L76 16', mix(hair, '#6b4a2a', 0.6), 3.4) +
      dot(75.5, 14, 8, p.accent, 'opacity=".35"') +
      dot(75.5, 14, 5.2, p.accent)
  if (f.prop === 'spear')
    o += stroke('M84 100L76 14', '#6b4a2a', 3) + patch('M75 2L81 16L76 22L71 17Z', metal)
  if (f.prop === 'banner')
    o +=
      stroke('M80 100V8', '#3a2a1c', 2.6) +
      patch('M66 8H80V50L73 44L66 50Z', p.accent) +
      dot(73, 26, 4.5, p.light)
  if (f.prop === 'bow')
    o +=
      stroke('M80 12C98 34 98 66 80 92', '#7a4d22', 3) + stroke('M80 12V92', '#ffffff', 0.8, 'opacity=".7"')
  if (f.prop === 'axe')
    o +=
      stroke('M80 100L74 20', '#6b4a2a', 4) +
      patch('M75 16C90 12 96 24 94 38C86 32 82 32 77 36Z', metal) +
      patch('M73 16C60 12 54 24 56 36C62 32 68 32 75 36Z', shade)
  if (f.prop === 'daggers')
    o += both(
      `<g transform="rotate(-38 24 60)">${patch('shade4 26L28 34V60H20V34Z', metal)}${patch('M16 60H32V63H16Z', p.accent)}${patch('shade2 63H26V76H22Z', p.deep)}</g>`,
    )
  if (f.hairStyle === 'long' || f.hairStyle === 'braids')
    o += half(
      `M50.300 ${hy - R * 1.36}C${round(50 - R * 1.5)} ${round(hy - R * 1.4)} ${round(50 - R * 1.45)} ${hy + R * 0.6} ${round(50 - R * 1.75)} ${sy + 12}L${50 - R * 0.4} ${sy + 10}H50.300Z`,
      hair,
    )
  if (f.mane) {
    let d = `M50.300 ${hy - 27}`
    for (let i = 0; i <= 9; i++) {
      const a = -Math.PI / 2 - (i * Math.PI) / 9.5,
        q = i % 2 ? 30 : 23
      d += `L${round(50 + q * Math.cos(a))} ${round(hy + 4 + q * Math.sin(a))}`
    }
    o += half(`${d}L50.300 78Z`, f.mane)
  }
  if (f.halo)
    o +=
      dot(50, hy - 3, 25, 'none', `stroke="${p.light}" stroke-width="2.4" opacity=".95"`) +
      dot(50, hy - 3, 21, p.light, 'opacity=".28"')
  return o
}

/** A fan is held before the body. */
export function fanOf(f: Features, p: Palette): string {
  let o = ''
  if (f.prop === 'fan')
    o += `<g transform="translate(74 86) rotate(-18)">${patch('M0 0L-26 -18A32 32 0 0 1 20 -25Z', p.light)}${patch('M0 0L-3 -32A32 32 0 0 1 20 -25Z', mix(p.light, p.bright, 0.5))}${stroke('M0 0L-18 -24M0 0L-8 -30M0 0L4 -31M0 0L13 -28', p.mid, 0.9)}${dot(-9, -20, 4, p.accent)}</g>`
  return o
}
