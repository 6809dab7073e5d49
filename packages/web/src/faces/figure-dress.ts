/** The body of a figure and what it wears. */
import { both, type Chance, dark, dot, half, mix, type Palette, patch, round, stroke } from './draw.ts'
import type { Features, Measures } from './figure.ts'

/** Body and dress. */
export function dressOf(f: Features, m: Measures, r: Chance, p: Palette): string {
  const { sy, w, cloth, trim, skin, metal } = m
  let o = ''
  o += half(
    `M50.300 105H${round(50 - w)}C${round(50 - w)} ${sy + 8} ${round(50 - w * 0.6)} ${sy + 1} ${50 - 8} ${sy - 5}H50.300Z`,
    cloth,
  )
  if (f.cape)
    o += both(
      patch(
        `M${50 - 7} ${sy - 6}C${round(50 - w * 0.9)} ${sy - 4} ${round(50 - w - 6)} ${sy + 6} ${round(50 - w - 8)} 105H${round(50 - w + 6)}C${round(50 - w + 8)} ${sy + 18} ${50 - 16} ${sy + 6} ${50 - 7} ${sy - 6}Z`,
        trim,
      ),
    )
  o += patch(`M44 ${sy - 12}H56V${sy - 2}Q50 ${sy + 6} 44 ${sy - 2}Z`, dark(skin, 0.22))
  if (f.kimono)
    o +=
      patch(`M43 ${sy - 6}L36 ${sy - 3}L47 105H56Z`, trim) +
      patch(`M57 ${sy - 6}L64 ${sy - 3}L50 ${sy + 22}L46 ${sy + 14}Z`, mix(trim, '#ffffff', 0.35)) +
      patch(`M43 ${sy - 6}L50 ${sy + 12}L57 ${sy - 6}Q50 ${sy + 2} 43 ${sy - 6}Z`, dark(skin, 0.12))
  if (f.armor) {
    o +=
      both(
        patch(
          `M${50 - 10} ${sy - 3}L${round(50 - w - 5)} ${sy + 2}L${round(50 - w - 8)} ${sy + 24}L${50 - 16} ${sy + 20}Z`,
          mix(cloth, p.deep, 0.35),
        ) +
          stroke(
            `M${round(50 - w - 5.5)} ${sy + 8}L${50 - 12} ${sy + 4}M${round(50 - w - 6.5)} ${sy + 14}L${50 - 13.5} ${sy + 10}M${round(50 - w - 7.5)} ${sy + 20}L${50 - 15} ${sy + 16}`,
            trim,
            1.1,
          ),
      ) + half(`M50.300 105V${sy + 2}L40 ${sy}L36 105Z`, trim === p.light ? p.mid : mix(cloth, p.light, 0.12))
    o += dot(50, sy + 13, 4.4, trim)
  }
  if (f.plate) {
    o +=
      half(`M50.300 105V${sy - 3}L38 ${sy - 2}L${round(50 - w + 3)} ${sy + 6}L34 105Z`, metal) +
      both(
        patch(
          `M38 ${sy - 3}C${round(50 - w - 2)} ${sy - 5} ${round(50 - w - 8)} ${sy + 6} ${round(50 - w - 5)} ${sy + 16}C${round(50 - w + 6)} ${sy + 10} 36 ${sy + 8} 38 ${sy - 3}Z`,
          mix(metal, p.bright, 0.3),
        ),
      ) +
      patch(
        `M47.500 ${sy + 5}H52.500V${sy + 11}H58V${sy + 16}H52.500V${sy + 30}H47.500V${sy + 16}H42V${sy + 11}H47.500Z`,
        p.accent,
      )
  }
  if (f.coat)
    o +=
      half(`M50.300 105V${sy + 4}L42 ${sy - 5}L34 ${sy - 1}L40 105Z`, '#f4f6f8', 0.16) +
      stroke(`M50 ${sy + 8}V100`, p.bright, 1)
  if (f.fur)
    o += both(
      patch(
        `M50 ${sy + 8}L44 ${sy + 2}L40 ${sy + 9}L34 ${sy + 1}L30 ${sy + 9}L${round(50 - w + 2)} ${sy + 4}L${round(50 - w - 3)} ${sy + 12}C${round(50 - w)} ${sy - 2} 36 ${sy - 8} 43 ${sy - 8}L50 ${sy - 2}Z`,
        '#e9dcc3',
      ),
    )
  if (!f.kimono && !f.armor && !f.plate && !f.coat && !f.fur)
    o +=
      r() > 0.5
        ? patch(`M43 ${sy - 5}L50 ${sy + 10}L57 ${sy - 5}L61 ${sy - 3}L50 ${sy + 20}L39 ${sy - 3}Z`, trim)
        : dot(50, sy + 5, 4, trim) + stroke(`M40 ${sy - 3}Q50 ${sy + 10} 60 ${sy - 3}`, trim, 2)
  return o
}
