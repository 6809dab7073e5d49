/** What figures wear on their heads. */
import { both, box, dot, half, mix, type Palette, patch, stroke } from './draw.ts'
import type { Features, Measures } from './figure.ts'

/** What is worn on the head. */
export function gearOf(f: Features, m: Measures, p: Palette): string {
  const { sy, hy, R, cloth, trim, skin, metal, shade } = m
  let o = ''
  const ey = hy + R * 0.12
  const top = hy - R * 1.2
  if (f.gear === 'crown')
    o +=
      half(
        `M50.300 ${top + 5}H${50 - R * 0.92}L${50 - R * 1.15} ${top - 11}L${50 - R * 0.5} ${top - 3}L50.300 ${top - 14}Z`,
        p.accent,
      ) + dot(50, top - 1, 2, p.mid)
  if (f.gear === 'tiara') {
    const gold = mix('#f8df92', p.accent, 0.15)
    o +=
      half(
        `M50.300 ${top + 6}Q${50 - R * 0.55} ${top + 6.5} ${50 - R * 1.04} ${top + 12}L${50 - R * 1.08} ${top + 8}Q${50 - R * 0.62} ${top + 2} ${50 - R * 0.3} ${top + 1.5}L50.300 ${top - 7}Z`,
        gold,
        0.18,
      ) + dot(50, top + 1.6, 2, p.accent)
  }
  if (f.gear === 'kabuto')
    o +=
      half(
        `M50.300 ${top - 5}C${50 - R * 1.2} ${top - 5} ${50 - R * 1.3} ${hy - 6} ${50 - R * 1.3} ${hy - 3}L${50 - R * 1.75} ${hy + 11}L${50 - R * 0.98} ${hy + 8}L${50 - R * 0.96} ${hy - 3}Q50 ${hy - 9} 50.300 ${hy - 8}Z`,
        mix(cloth, p.deep, 0.4),
      ) +
      stroke(
        `M${50 - R * 1.45} ${hy + 2}L${50 - R} ${hy + 1}M${50 + R * 1.45} ${hy + 2}L${50 + R} ${hy + 1}`,
        trim,
        1,
      ) +
      (f.crest
        ? both(stroke(f.crest, p.accent, 3))
        : both(
            patch(
              `M50 ${top + 2}C42 ${top} 34 ${top - 4} 30 ${top - 16}C35 ${top - 8} 44 ${top - 6} 50 ${top - 5}Z`,
              p.accent,
            ),
          )) +
      dot(50, top + 1, 3.6, p.accent)
  if (f.gear === 'eboshi')
    o +=
      patch(
        `M39 ${top + 6}C40 ${top - 8} 44 ${top - 20} 55 ${top - 20}C62 ${top - 18} 61 ${top - 4} 61 ${top + 6}Q50 ${top + 1} 39 ${top + 6}Z`,
        '#17161c',
      ) + stroke(`M39.500 ${top + 5}Q50 ${top} 60.500 ${top + 5}`, trim, 1.6)
  if (f.gear === 'straw')
    o +=
      half(`M50.300 ${top - 10}L${50 - R * 2.1} ${hy - 4}Q50 ${hy + 1} 50.300 ${hy - 1}Z`, '#c9a35c') +
      stroke(`M50 ${top - 9}V${hy - 2}M50 ${top - 9}L38 ${hy - 3}M50 ${top - 9}L62 ${hy - 3}`, '#8f6c30', 0.9)
  if (f.gear === 'helm')
    o +=
      half(
        `M50.300 ${top - 4}C${50 - R * 1.15} ${top - 4} ${50 - R * 1.2} ${hy - 4} ${50 - R * 1.15} ${hy + R * 0.9}L50.300 ${hy + R * 1.5}Z`,
        metal,
      ) +
      patch(
        `M${50 - R * 0.85} ${ey - 2.6}H${50 - 1.6}V${ey + 2}H${50 - R * 0.8}ZM${50 + R * 0.85} ${ey - 2.6}H${50 + 1.6}V${ey + 2}H${50 + R * 0.8}Z`,
        p.deep,
      ) +
      stroke(
        `M50 ${ey + 6}V${hy + R * 1.2}M44 ${ey + 7}V${hy + R * 0.95}M56 ${ey + 7}V${hy + R * 0.95}`,
        shade,
        1.3,
      ) +
      patch(
        `M48.500 ${top - 3}C46 ${top - 16} 60 ${top - 20} 70 ${top - 12}C62 ${top - 12} 54 ${top - 8} 51.500 ${top - 2}Z`,
        p.accent,
      )
  if (f.gear === 'hood') {
    const hc = mix(cloth, p.deep, 0.5)
    o += half(
      `M50.300 ${top - 12}C${50 - R * 1.4} ${top - 4} ${50 - R * 1.75} ${hy + 6} ${50 - R * 1.5} ${sy + 4}L${50 - R * 0.7} ${sy + 2}C${50 - R * 1.15} ${hy + 12} ${50 - R * 1.05} ${hy - 8} 50.300 ${top + 5}Z`,
      hc,
    )
  }
  if (f.gear === 'wizard')
    o +=
      half(
        `M50.300 ${top - 26}L${50 - R * 0.95} ${top + 6}L${50 - R * 2} ${top + 10}Q50 ${top + 18} 50.300 ${top + 12}Z`,
        p.mid,
      ) +
      patch(
        `M${50 - R * 0.9} ${top + 3}Q50 ${top + 9} ${50 + R * 0.9} ${top + 3}V${top + 8}Q50 ${top + 14} ${50 - R * 0.95} ${top + 8}Z`,
        p.accent,
      ) +
      dot(47, top - 8, 1.5, p.light) +
      dot(52, top - 1, 1.1, p.light)
  if (f.gear === 'tricorne')
    o +=
      half(
        `M50.300 ${top - 9}C${50 - R} ${top - 9} ${50 - R * 1.3} ${top} ${50 - R * 2} ${top - 3}C${50 - R * 1.6} ${top + 9} ${50 - R} ${top + 11} 50.300 ${top + 8}Z`,
        '#241a1c',
      ) +
      patch(
        `M60 ${top - 3}C66 ${top - 20} 78 ${top - 20} 84 ${top - 10}C76 ${top - 12} 68 ${top - 4} 63 ${top + 1}Z`,
        p.accent,
      ) +
      stroke(`M${50 - R * 1.8} ${top + 1}Q50 ${top + 12} ${50 + R * 1.8} ${top + 1}`, p.accent, 1.2)
  if (f.gear === 'cap')
    o +=
      half(
        `M50.300 ${top - 4}C${50 - R * 1.2} ${top - 4} ${50 - R * 1.2} ${hy - 6} ${50 - R * 1.2} ${hy - 5}H50.300Z`,
        p.mid,
      ) + patch(`M60 ${top}L80 ${top - 16}C80 ${top - 8} 74 ${top - 2} 64 ${top + 4}Z`, p.accent)
  if (f.gear === 'horns')
    o += both(
      patch(
        f.horns ??
          `M${50 - R * 0.4} ${top + 4}C${50 - R * 0.8} ${top - 4} ${50 - R * 1.9} ${top - 2} ${50 - R * 1.7} ${top - 18}C${50 - R * 2.7} ${top} ${50 - R * 1.8} ${top + 12} ${50 - R * 0.9} ${top + 12}Z`,
        f.hornColour ?? '#efe2c6',
      ),
    )
  if (f.gear === 'smallhorns')
    o += both(
      patch(
        `M${50 - R * 0.3} ${top + 3}L${50 - R * 0.75} ${top - 9}L${50 - R * 0.85} ${top + 7}Z`,
        '#efe2c6',
      ),
    )
  if (f.gear === 'antennae')
    o += both(
      stroke(`M${50 - 5} ${top + 2}Q${50 - 9} ${top - 10} ${50 - 15} ${top - 14}`, skin, 2) +
        dot(50 - 15, top - 14, 3, p.accent),
    )
  if (f.gear === 'antlers')
    o += both(
      stroke(
        `M45 ${top + 3}C42 ${top - 8} 34 ${top - 8} 30 ${top - 18}M38 ${top - 7}L40 ${top - 18}M33 ${top - 11}L24 ${top - 10}`,
        '#7a5230',
        2.6,
      ),
    )
  if (f.gear === 'bolt') o += box(46, top - 12, 8, 10, shade, 'rx="2"') + dot(50, top - 13, 4, p.accent)
  if (f.gear === 'flame')
    o +=
      half(
        `M50.300 ${top - 28}C44 ${top - 18} 46 ${top - 14} 40 ${top - 20}C40 ${top - 10} 36 ${top - 8} 31 ${top - 10}C34 ${top} 32 ${top + 8} 36 ${top + 12}Q44 ${top + 4} 50.300 ${top + 5}Z`,
        p.accent,
        0.18,
      ) +
      half(
        `M50.300 ${top - 13}C46 ${top - 6} 42 ${top - 4} 41 ${top + 5}Q46 ${top + 2} 50.300 ${top + 3}Z`,
        p.bright,
        0.1,
      )
  if (f.gear === 'fin')
    o +=
      half(`M50.300 ${top - 22}C44 ${top - 14} 44 ${top - 4} 45 ${top + 4}H50.300Z`, p.bright) +
      both(
        patch(
          `M${50 - R * 0.9} ${hy - 6}L${50 - R * 2} ${hy - 16}L${50 - R * 1.7} ${hy - 4}L${50 - R * 2.05} ${hy + 6}L${50 - R * 0.95} ${hy + 6}Z`,
          p.bright,
        ),
      )
  return o
}
