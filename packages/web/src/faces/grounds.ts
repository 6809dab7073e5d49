/** What lies behind a card's subject: hills, peaks, rays, waves and so on, each drawn by chance. */
import { box, type Chance, dot, mix, patch, round, stroke } from './draw.ts'

export function hills(r: Chance, from: string, to: string, k = 3, y0 = 58): string {
  let o = ''
  for (let i = 0; i < k; i++) {
    const y = y0 + i * (40 / k),
      c = mix(from, to, (i + 0.6) / k),
      a = r() * 14 - 7,
      b = r() * 16 - 8
    o += patch(
      `M-5 105V${round(y + a)}C15 ${round(y - 9 + b)} 30 ${round(y + 8 - a)} 50 ${round(y + b * 0.4)}S85 ${round(y - 8 + a)} 105 ${round(y + b)}V105Z`,
      c,
    )
  }
  return o
}

export function peaks(r: Chance, from: string, to: string, k = 3): string {
  let o = ''
  for (let i = 0; i < k; i++) {
    const y = 52 + i * 15
    let d = `M-5 105V${round(y + r() * 10)}`,
      x = -5
    while (x < 105) {
      const w = 10 + r() * 16
      d += `L${round(x + w * 0.5)} ${round(y - 8 - r() * 18 + i * 4)}L${round(x + w)} ${round(y + r() * 10)}`
      x += w
    }
    o += patch(`${d}V105Z`, mix(from, to, (i + 0.4) / k))
  }
  return o
}

export function rays(r: Chance, c: string, x = 50, y = 46, k = 16, op = 0.16): string {
  const off = r() * 22
  let d = ''
  for (let i = 0; i < k; i++) {
    const a = (((i / k) * 360 + off) * Math.PI) / 180
    const b = a + (Math.PI / k) * 0.9
    const end = (angle: number): string =>
      `${Math.round(x + 110 * Math.cos(angle))} ${Math.round(y + 110 * Math.sin(angle))}`
    d += `M${x} ${y}L${end(a)}L${end(b)}Z`
  }
  return patch(d, c, `opacity="${op}"`)
}

export function stars(r: Chance, c: string, k = 18, top = 60): string {
  let large = ''
  let small = ''
  for (let i = 0; i < k; i++) {
    const x = round(r() * 100)
    const y = round(r() * top)
    const s = 0.4 + r() * r() * 1.9
    const l = round(s * 2)
    if (s > 1.3)
      large += `M${x} ${round(y - l)}q0 ${l} ${l} ${l}q${-l} 0 ${-l} ${l}q0 ${-l} ${-l} ${-l}q${l} 0 ${l} ${-l}Z`
    else small += `M${x} ${y}h0`
  }
  return (large && patch(large, c, 'opacity=".9"')) + stroke(small, c, 1, 'opacity=".7"')
}

export function sun(r: Chance, c: string, halo: string): string {
  const x = 28 + r() * 44,
    y = 26 + r() * 16,
    s = 15 + r() * 13
  return (
    dot(x, y, s * 1.75, halo, 'opacity=".18"') + dot(x, y, s * 1.35, halo, 'opacity=".25"') + dot(x, y, s, c)
  )
}
/** Waves as scales: a pattern, because so many circles would weigh more than all the rest. */
export function scales(id: string, a: string, b: string, y0 = 74): string {
  const middles = [
    [0, 8],
    [16, 8],
    [8, 15],
    [-8, 15],
    [24, 15],
    [0, 22],
    [16, 22],
  ] as const
  const ring = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`
  // The small ring of a scale whose middle is far outside the pattern is not seen.
  const rings = middles
    .map(([x, y]) => ring(x, y, 7.8) + (x < 0 || x > 16 || y > 18 ? '' : ring(x, y, 3)))
    .join('')
  const size = 'width="16" height="14" patternUnits="userSpaceOnUse"'
  const scale = `<g fill="${b}" stroke="${a}" stroke-width="2.4">${rings}</g>`
  return `<pattern id="${id}s" ${size} y="${y0}">${scale}</pattern>${box(-10, y0 + 4, 120, 60, `url(#${id}s)`)}`
}

export function clouds(r: Chance, c: string, k = 3): string {
  let o = ''
  for (let i = 0; i < k; i++) {
    const x = r() * 80 - 10,
      y = 14 + r() * 48,
      w = 22 + r() * 30
    o += `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="4.6" rx="2.3" fill="${c}" opacity=".55"/><rect x="${round(x + 8)}" y="${round(y + 4.4)}" width="${round(w * 0.9)}" height="4.6" rx="2.3" fill="${c}" opacity=".4"/>`
  }
  return o
}

export function circuit(r: Chance, c: string): string {
  let d = ''
  let ends = ''
  for (let i = 0; i < 9; i++) {
    let x = Math.round(r() * 10) * 10
    let y = Math.round(r() * 10) * 10
    d += `M${x} ${y}`
    for (let j = 0; j < 3; j++) {
      const l = 10 + Math.round(r() * 2) * 8
      if (r() > 0.5) x += r() > 0.5 ? l : -l
      else y += r() > 0.5 ? l : -l
      d += `L${x} ${y}`
    }
    // A line of no length with round ends is a dot.
    ends += `M${x} ${y}h0`
  }
  return stroke(d, c, 0.9, 'opacity=".55"') + stroke(ends, c, 3.2, 'opacity=".8"')
}

export function skyline(r: Chance, c: string, c2: string, lit: string): string {
  let o = ''
  for (const [row, colour] of [c, c2].entries()) {
    let d = 'M-4 105'
    let windows = ''
    for (let x = -4; x < 104; ) {
      const w = 7 + r() * 10
      const y = 78 - r() * 34 + row * 14
      const roof = r() > 0.6 ? `L${round(x + w / 2)} ${round(y - 8)}` : ''
      d += `L${round(x)} ${round(y)}${roof}L${round(x + w)} ${round(y)}`
      if (row && r() > 0.35) windows += `M${round(x + w * 0.5)} ${round(y + 5)}v2`
      x += w
    }
    o += patch(`${d}V105Z`, colour) + (windows && stroke(windows, lit, 1.8))
  }
  return o
}

export function arches(r: Chance, c: string, c2: string): string {
  const k = 3 + Math.floor(r() * 2)
  const w = 100 / k
  let panes = ''
  let bars = ''
  for (let i = 0; i < k; i++) {
    const x = i * w + w * 0.14
    const ww = w * 0.72
    const [left, middle, right] = [round(x), round(x + ww / 2), round(x + ww)]
    panes += `M${left} 105V42C${left} 24 ${middle} 12 ${middle} 12S${right} 24 ${right} 42V105Z`
    bars += `M${middle} 14V100M${left} 46H${right}M${left} 70H${right}`
  }
  return patch(panes, c, 'opacity=".5"') + stroke(bars, c2, 0.8, 'opacity=".55"')
}

export function flames(r: Chance, a: string, b: string, c: string): string {
  let o = ''
  for (const [f, y, h] of [
    [a, 50, 26],
    [b, 66, 20],
    [c, 82, 14],
  ] as const) {
    let d = `M-5 105V${y}`,
      x = -5
    while (x < 105) {
      const w = 9 + r() * 9,
        t = y - h * (0.5 + r())
      d += `C${round(x + w * 0.1)} ${round(y - h * 0.2)} ${round(x + w * 0.65)} ${round(t + h * 0.35)} ${round(x + w * 0.5)} ${round(t)}C${round(x + w * 1.15)} ${round(t + h * 0.4)} ${round(x + w * 0.8)} ${round(y - h * 0.1)} ${round(x + w)} ${round(y + r() * 4)}`
      x += w
    }
    o += patch(`${d}V105Z`, f)
  }
  return o
}

export function leaves(r: Chance, a: string, b: string): string {
  let o = ''
  for (let i = 0; i < 11; i++) {
    const edge = i % 2 ? r() * 26 : 74 + r() * 26
    const y = r() * 105
    const angle = (edge < 50 ? 40 : 220) + r() * 90 - 45
    const s = 13 + r() * 14
    const [w, h] = [round(s * 1.4), round(s * 0.42)]
    o += patch(
      `M0 0C${round(s * 0.3)} ${-h} ${round(s)} ${round(-s * 0.3)} ${w} 0C${round(s)} ${round(s * 0.3)} ${round(s * 0.3)} ${h} 0 0Z`,
      mix(a, b, r()),
      `transform="translate(${Math.round(edge)} ${Math.round(y)})rotate(${Math.round(angle)})"`,
    )
  }
  return o
}

export function waves(r: Chance, a: string, b: string, k = 4, y0 = 50): string {
  const crest = 'c6-8 14-8 13-1c3 4 5 3 7 1'.repeat(8)
  let o = ''
  for (let i = 0; i < k; i++) {
    const from = `M${Math.round(r() * 20 - 45)} ${y0 + i * 13}${crest}`
    o += patch(`${from}V105H-45Z`, mix(a, b, i / k)) + stroke(from, '#ffffff', 0.7, 'opacity=".35"')
  }
  return o
}

export function swirl(r: Chance, c: string): string {
  let d = ''
  for (let i = 0; i < 5; i++) {
    const s = 5 + r() * 9
    const f = r() > 0.5 ? s : -s
    d += `M${round(r() * 100)} ${round(10 + r() * 70)}c${round(f)} ${round(-s)} ${round(f * 2)} ${round(s * 0.6)} ${round(f * 0.8)} ${round(s)}c${round(-f * 0.8)} ${round(s * 0.2)} ${round(-f * 0.7)} ${round(-s * 0.9)} ${round(f * 0.1)} ${round(-s * 0.7)}`
  }
  return stroke(d, c, 1.3, 'opacity=".5"')
}

export function planet(r: Chance, c: string, ring: string): string {
  const x = 20 + r() * 60,
    y = 24 + r() * 12,
    s = 12 + r() * 9
  return (
    dot(x, y, s, c) +
    dot(x - s * 0.3, y - s * 0.3, s * 0.62, '#ffffff', 'opacity=".12"') +
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(s * 1.8)}" ry="${round(s * 0.42)}" fill="none" stroke="${ring}" stroke-width="1.6" transform="rotate(${round(-25 + r() * 50)} ${round(x)} ${round(y)})"/>`
  )
}
