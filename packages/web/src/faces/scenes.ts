/** The scene of each ink, house, clan and people, behind the subject of a card. */
import { type Chance, dot, mix, type Palette } from './draw.ts'
import {
  arches,
  circuit,
  clouds,
  flames,
  hills,
  leaves,
  peaks,
  planet,
  rays,
  scales,
  skyline,
  stars,
  sun,
  swirl,
  waves,
} from './grounds.ts'

/** `id` is the picture's own, for what must be named in it. */
type Scene = (r: Chance, p: Palette, id: string) => string

const moon = (r: Chance, colour = '#dbe8ff'): string => dot(24 + r() * 52, 27, 18, colour, 'opacity=".92"')

const ink: Scene = (r, p) =>
  (r() > 0.35 ? sun(r, p.light, p.light) : rays(r, p.light, 50, 40, 14, 0.2)) +
  stars(r, p.light, 14, 55) +
  swirl(r, p.light) +
  hills(r, p.mid, p.deep, 3, 60)

const clan: Scene = (r, p, id) => {
  const t = r()
  return (
    sun(r, t > 0.5 ? '#d8402c' : p.light, p.light) +
    clouds(r, '#ffffff', 3) +
    (t > 0.66 ? peaks(r, p.mid, p.deep, 2) : t > 0.33 ? hills(r, p.mid, p.deep, 2, 64) : '') +
    scales(id, p.deep, p.mid, t > 0.33 ? 82 : 72)
  )
}

const moonlit: Scene = (r, p) =>
  moon(r) + stars(r, '#ffffff', 14, 50) + (r() > 0.5 ? hills : peaks)(r, p.mid, p.deep, 3)

const houses: Readonly<Record<string, Scene>> = {
  brobnar: (r, p) => sun(r, p.accent, p.light) + peaks(r, p.mid, p.deep),
  dis: (r, p) => rays(r, p.accent, 50, 60, 10, 0.14) + flames(r, p.mid, mix(p.mid, p.deep, 0.5), p.deep),
  logos: (r, p) => planet(r, p.light, p.accent) + circuit(r, p.light) + hills(r, p.mid, p.deep, 2, 70),
  mars: (r, p) => planet(r, p.accent, p.light) + stars(r, p.light, 12) + hills(r, p.mid, p.deep, 3, 62),
  sanctum: (r, p) =>
    rays(r, '#ffffff', 50, 20, 14, 0.22) + arches(r, p.light, p.mid) + hills(r, p.mid, p.deep, 2, 78),
  shadows: (r, p) => sun(r, p.light, p.bright) + skyline(r, mix(p.mid, p.bright, 0.25), p.deep, p.accent),
  untamed: (r, p) => sun(r, p.accent, p.light) + hills(r, p.mid, p.deep, 2, 66) + leaves(r, p.mid, p.deep),
  saurian: (r, p) => sun(r, p.accent, p.light) + arches(r, p.light, p.bright) + leaves(r, p.mid, p.deep),
  staralliance: (r, p) => planet(r, p.accent, p.light) + stars(r, '#ffffff', 26, 90) + circuit(r, p.bright),
  unfathomable: (r, p) => rays(r, p.light, 50, -6, 9, 0.16) + waves(r, p.mid, p.deep, 4, 46),
  ekwidon: (r, p) => sun(r, p.accent, p.light) + skyline(r, p.bright, p.mid, p.accent),
  geistoid: (r, p) => moon(r, p.light) + clouds(r, p.light, 4) + skyline(r, p.mid, p.deep, p.accent),
  skyborn: (r, p) => sun(r, p.accent, p.light) + clouds(r, '#ffffff', 6) + peaks(r, p.bright, p.mid, 2),
  redemption: (r, p) => rays(r, p.light, 50, 50, 12, 0.2) + peaks(r, p.mid, p.deep, 2),
}

const peoples: Readonly<Record<string, Scene>> = {
  vulca: (r, p) =>
    moon(r, '#bfd4ff') +
    stars(r, '#ffffff', 12, 50) +
    peaks(r, p.mid, p.deep, 2) +
    flames(r, p.bright, p.mid, p.deep),
  aqua: (r, p) => moon(r) + stars(r, '#ffffff', 12, 45) + waves(r, p.mid, p.deep),
  hoax: (r, p) =>
    moon(r) + circuit(r, p.bright) + arches(r, p.bright, p.mid) + hills(r, p.mid, p.deep, 2, 74),
  mimix: (r, p) => moon(r) + stars(r, '#ffffff', 10, 40) + leaves(r, p.bright, p.mid),
  flit: (r, p) => moon(r) + clouds(r, '#ffffff', 6) + peaks(r, p.mid, p.deep, 2),
  khind: (r, p) => sun(r, p.accent, p.light) + swirl(r, p.light) + hills(r, p.bright, p.mid, 3, 56),
  terrah: (r, p) => moon(r) + rays(r, p.light, 50, 70, 9, 0.12) + peaks(r, p.mid, p.deep, 3),
  pillar: (r, p) => moon(r) + stars(r, '#ffffff', 12, 50) + skyline(r, p.mid, p.deep, p.accent),
  buka: (r, p) => moon(r) + clouds(r, p.light, 3) + waves(r, p.bright, p.deep, 3, 60),
  mutant: (r, p) => moon(r, p.accent) + flames(r, p.mid, p.deep, p.deep) + leaves(r, p.mid, p.deep),
}

/** The scene of a suit in its game. */
export function sceneOf(game: string, suit: string): Scene {
  if (game === 'lorcana') return ink
  if (game === 'l5r') return clan
  return houses[suit] ?? peoples[suit] ?? moonlit
}
