/** The head of a figure: skull, eyes, hair, beard and masks. */
import {
  both,
  box,
  type Chance,
  dark,
  dot,
  half,
  mix,
  oval,
  type Palette,
  patch,
  round,
  stroke,
} from './draw.ts'
import type { Features, Measures } from './figure.ts'

/** The head, with its ears. */
export function skullOf(f: Features, m: Measures, p: Palette): string {
  const { hy, R, jaw, skin, hair } = m
  let o = ''
  if (f.ears === 'elf')
    o += both(
      patch(
        `M${50 - R * 0.9} ${hy - 2}L${50 - R * 1.9} ${hy - 11}L${50 - R * 0.8} ${hy + 7}Z`,
        dark(skin, 0.12),
      ),
    )
  if (f.ears === 'round')
    o += both(dot(50 - R * 0.85, hy - R * 0.95, 6.5, hair) + dot(50 - R * 0.85, hy - R * 0.95, 3.4, p.bright))
  if (f.ears === 'cat')
    o += both(
      patch(
        `M${50 - R * 0.3} ${hy - R * 1.05}L${50 - R * 1.15} ${hy - R * 1.9}L${50 - R * 1.05} ${hy - R * 0.3}Z`,
        f.skin ?? hair,
      ),
    )
  o += half(
    `M50.300 ${round(hy - R * 1.16)}C${round(50 - R * 0.8)} ${round(hy - R * 1.16)} ${50 - R} ${round(hy - R * 0.5)} ${50 - R} ${hy}C${50 - R} ${round(hy + R * 0.55)} ${round(50 - jaw)} ${round(hy + R)} ${round(50 - jaw * 0.45)} ${round(hy + R * 1.26)}H50.300Z`,
    skin,
    0.17,
  )
  return o
}

/** Eyes and mouth. */
export function eyesOf(f: Features, m: Measures, r: Chance, p: Palette): string {
  const { hy, R, skin, hair } = m
  let o = ''
  const ex = R * 0.42,
    ey = hy + R * 0.12,
    ec = f.glow ? p.accent : '#1c1413'
  if (f.eyes === 'visor')
    o +=
      box(50 - R * 0.95, ey - 4, R * 1.9, 7.5, p.deep, 'rx="3.7"') +
      box(50 - R * 0.7, ey - 1.6, R * 1.4, 2.6, p.accent, 'rx="1.3"')
  else if (f.eyes === 'goggles')
    o +=
      stroke(`M${50 - R} ${ey}H${50 + R}`, '#3a2a1c', 2.6) +
      both(
        dot(50 - ex - 0.5, ey, 5.4, '#3a2a1c') +
          dot(50 - ex - 0.5, ey, 3.9, p.bright) +
          dot(50 - ex - 1.8, ey - 1.4, 1.3, '#ffffff', 'opacity=".8"'),
      )
  else if (f.eyes === 'big')
    o += both(
      oval(50 - ex - 1, ey - 1, 4.6, 6.4, '#0b0c10', `transform="rotate(24 ${50 - ex} ${ey})"`) +
        dot(50 - ex - 2, ey - 3.4, 1.2, '#ffffff'),
    )
  else if (f.eyes === 'slit')
    o += both(
      patch(
        `M${50 - ex - 4.4} ${ey - 2.4}L${50 - ex + 3.6} ${ey + 1.4}L${50 - ex - 2} ${ey + 2.6}Z`,
        f.glow ? p.accent : '#1c1413',
      ),
    )
  else if (f.eyes === 'one')
    o += dot(50, ey - 2, 6.2, '#ffffff') + dot(50, ey - 2, 3.2, p.accent) + dot(50, ey - 2, 1.5, '#111111')
  else if (f.eyes !== 'none')
    o +=
      both(
        oval(50 - ex, ey, 1.5, 2.1, ec) +
          stroke(
            `M${round(50 - ex - 3)} ${round(ey - 4.6)}Q${round(50 - ex)} ${round(ey - 6.4)} ${round(50 - ex + 2.8)} ${round(ey - 4.9)}`,
            f.hairStyle === 'bald' ? dark(skin, 0.5) : hair,
            1.5,
          ),
      ) +
      stroke(
        `M48 ${round(hy + R * 0.86)}Q50 ${round(hy + R * (0.9 + r() * 0.1))} 52.500 ${round(hy + R * 0.84)}`,
        dark(skin, 0.5),
        1.2,
      )
  return o
}

/** Hair. */
export function hairOf(f: Features, m: Measures, r: Chance, p: Palette): string {
  const { hy, R, trim, hair } = m
  let o = ''
  const style = f.hairStyle
  if (style !== 'bald' && style !== 'none') {
    o += half(
      `M50.300 ${round(hy - R * 1.4)}C${round(50 - R * 1.15)} ${round(hy - R * 1.42)} ${round(50 - R * 1.28)} ${round(hy - R * 0.2)} ${round(50 - R * 1.06)} ${round(hy + R * 0.3)}C${round(50 - R * 0.98)} ${round(hy - R * 0.45)} ${round(50 - R * 0.5)} ${round(hy - R * 0.42)} 50.300 ${round(hy - R * (0.5 + r() * 0.2))}Z`,
      hair,
      0.2,
    )
    if (style === 'topknot')
      o += oval(50, hy - R * 1.62, 4.4, 5.6, hair) + box(46.5, hy - R * 1.4, 7, 2.2, trim)
    if (style === 'bun' && !f.gear)
      o +=
        oval(50, hy - R * 1.62, 7.5, 6, hair) +
        stroke(`M${50 - 13} ${hy - 29}L${50 + 13} ${hy - 21}`, p.accent, 1.5) +
        dot(50 - 13, hy - 29, 1.8, p.accent)
    if (style === 'spiky')
      o += half(
        `M50.300 ${hy - 28}L45 ${hy - 19}L37 ${hy - 25}L38 ${hy - 15}L30 ${hy - 14}L36 ${hy - 6}C40 ${hy - 12} 46 ${hy - 11} 50.300 ${hy - 10}Z`,
        hair,
        0.2,
      )
    if (style === 'braids')
      o += both(
        dot(50 - R * 1.25, hy + 10, 3.6, hair) +
          dot(50 - R * 1.35, hy + 16, 3.4, dark(hair, 0.15)) +
          dot(50 - R * 1.4, hy + 22, 3.2, hair) +
          dot(50 - R * 1.4, hy + 26.5, 2, p.accent),
      )
  }
  return o
}

/** Beard, tusks, fangs, masks. */
export function maskOf(f: Features, m: Measures, p: Palette): string {
  const { hy, R, jaw, skin, hair } = m
  let o = ''
  const ex = R * 0.42
  const ey = hy + R * 0.12
  if (f.beard)
    o +=
      half(
        `M50.300 ${round(hy + R * 0.55)}C${50 - 5} ${round(hy + R * 0.5)} ${50 - R * 0.7} ${round(hy + R * 0.5)} ${50 - R * 0.96} ${hy + 2}C${50 - R} ${hy + R * 1.3} ${50 - 6} ${hy + R * 1.9} 50.300 ${hy + R * 2.1}Z`,
        f.beard === true ? hair : f.beard,
        0.2,
      ) + stroke(`M47 ${round(hy + R * 0.84)}H53`, dark(skin, 0.4), 1.2)
  if (f.tusks)
    o +=
      stroke(`M40 ${hy + R * 0.8}H60`, dark(skin, 0.5), 1.8) +
      both(patch(`M42 ${hy + R * 0.86}L44.500 ${hy + R * 0.2}L47 ${hy + R * 0.86}Z`, '#fff8e6'))
  if (f.fangs)
    o +=
      stroke(`M43 ${hy + R * 0.72}Q50 ${hy + R * 0.95} 57 ${hy + R * 0.72}`, p.deep, 1.6) +
      both(patch(`M44.500 ${hy + R * 0.78}L46 ${hy + R * 1.12}L47.500 ${hy + R * 0.84}Z`, '#ffffff'))
  if (f.menpo)
    o +=
      half(
        `M50.300 ${hy + R * 0.42}L${50 - R * 0.96} ${hy + R * 0.3}C${50 - R * 0.9} ${hy + R * 0.9} ${50 - jaw} ${hy + R * 1.2} 50.300 ${hy + R * 1.4}Z`,
        mix(p.deep, '#8d1c14', 0.4),
      ) + stroke(`M45 ${hy + R * 0.95}H55M46 ${hy + R * 1.12}H54`, p.light, 0.9)
  if (f.mask)
    o +=
      half(
        `M50.300 ${ey - 5.5}C${50 - R * 0.5} ${ey - 7} ${50 - R} ${ey - 5} ${50 - R * 1.1} ${ey - 6}C${50 - R * 1.1} ${ey + 4} ${50 - R * 0.5} ${ey + 7} 50.300 ${ey + 2}Z`,
        p.deep,
      ) +
      both(
        patch(
          `M${50 - ex - 3.6} ${ey - 1}Q${50 - ex} ${ey - 4} ${50 - ex + 3} ${ey + 0.6}Q${50 - ex} ${ey + 2.6} ${50 - ex - 3.6} ${ey - 1}Z`,
          f.glow ? p.accent : '#ffffff',
        ),
      )
  return o
}
