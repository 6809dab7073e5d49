/**
 * A figure: a person of some kind, put together from features. It shows a type (a knight, a courtier, a thief), never
 * anybody in particular.
 */
import { anyOf, type Chance, dark, mix, type Palette } from './draw.ts'
import { behind, fanOf } from './figure-back.ts'
import { dressOf } from './figure-dress.ts'
import { gearOf } from './figure-gear.ts'
import { eyesOf, hairOf, maskOf, skullOf } from './figure-head.ts'

export interface Features {
  hairStyle: 'short' | 'long' | 'bun' | 'spiky' | 'braids' | 'topknot' | 'bald' | 'none'
  hair?: string
  skin?: string
  cloth?: string
  metal?: string
  giant?: boolean
  small?: boolean
  eyes?: 'visor' | 'goggles' | 'big' | 'slit' | 'one' | 'none'
  glow?: boolean
  ears?: 'elf' | 'round' | 'cat'
  wings?: 'fairy' | 'bat' | 'feather'
  prop?: 'sword' | 'katana' | 'staff' | 'spear' | 'banner' | 'bow' | 'axe' | 'daggers' | 'fan'
  mane?: string
  halo?: boolean
  cape?: boolean
  kimono?: boolean
  armor?: boolean
  plate?: boolean
  coat?: boolean
  fur?: boolean
  beard?: true | string
  tusks?: boolean
  fangs?: boolean
  menpo?: boolean
  mask?: boolean
  gear?:
    | 'crown'
    | 'tiara'
    | 'kabuto'
    | 'eboshi'
    | 'straw'
    | 'helm'
    | 'hood'
    | 'wizard'
    | 'tricorne'
    | 'cap'
    | 'horns'
    | 'smallhorns'
    | 'antennae'
    | 'antlers'
    | 'bolt'
    | 'flame'
    | 'fin'
  /** The crest of a kabuto, and horns of another form, as paths. */
  crest?: string
  horns?: string
  hornColour?: string
}

/** Where the parts of a figure are, and in which colours. */
export interface Measures {
  /** The height of the shoulders, half the width of the body, the middle of the head, its radius, half the jaw. */
  sy: number
  w: number
  hy: number
  R: number
  jaw: number
  cloth: string
  trim: string
  skin: string
  hair: string
  metal: string
  /** The dark side of the metal. */
  shade: string
}

const SKINS = ['#f6d7b8', '#e8b98e', '#c98a5c', '#8f5a3a', '#6a3f29']
const HAIRS = ['#2a1b16', '#5a2f1b', '#8d4a1e', '#c88a3a', '#20232b']

function measure(f: Features, r: Chance, p: Palette): Measures {
  const cloth = f.cloth ?? anyOf(r, [p.mid, mix(p.mid, p.deep, 0.45), mix(p.bright, p.mid, 0.5), p.accent])
  const metal = f.metal ?? mix('#c9d2da', p.light, 0.35)
  return {
    sy: f.giant ? 68 : 72,
    w: f.giant ? 44 : 25 + r() * 7,
    hy: f.giant ? 44 : 45,
    R: f.giant ? 15 : f.small ? 16 : 14.5,
    jaw: f.giant ? 14 : 7 + r() * 4,
    cloth,
    trim: cloth === p.accent ? p.light : p.accent,
    skin: f.skin ?? anyOf(r, SKINS),
    hair: f.hair ?? anyOf(r, [...HAIRS, p.deep, p.mid]),
    metal,
    shade: dark(metal, 0.3),
  }
}

export function figure(f: Features, r: Chance, p: Palette): string {
  const m = measure(f, r, p)
  return (
    behind(f, m, p) +
    dressOf(f, m, r, p) +
    skullOf(f, m, p) +
    fanOf(f, p) +
    eyesOf(f, m, r, p) +
    hairOf(f, m, r, p) +
    maskOf(f, m, p) +
    gearOf(f, m, p)
  )
}
