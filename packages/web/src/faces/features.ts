/** What a figure looks like, from the facts of its card: game, suit and traits; the rest is chance. */
import { anyOf, type Chance, mix, type Palette } from './draw.ts'
import type { Features } from './figure.ts'

/** What is known of a card when its picture is drawn; words are English and in lower case. */
export interface Facts {
  game: string
  suit: string
  type: string
  traits: readonly string[]
  /** Name and version, as they are printed. */
  name: string
}

type Dress = (r: Chance, p: Palette) => Partial<Features>

const HORNS = [
  'M44 31C40 20 30 18 32 2C22 14 24 30 36 36Z',
  'M42 32C32 28 22 32 14 20C14 36 24 44 35 42Z',
  'M45 30C44 18 40 8 34 0C32 14 34 26 38 34Z',
]
const OLD = '#efe9df'

/** Something or nothing: what is left out is not worn. */
const maybe = <K extends keyof Features>(
  key: K,
  value: Features[K] | undefined,
): Partial<Pick<Features, K>> => (value === undefined ? {} : ({ [key]: value } as Pick<Features, K>))

/** Traits in the order in which they are put on: a later one may take the place of an earlier one. */
const dresses: readonly (readonly [traits: readonly string[], dress: Dress])[] = [
  [['princess'], (r) => ({ hairStyle: anyOf(r, ['long', 'long', 'braids']), gear: 'tiara' })],
  [['queen'], (r) => ({ hairStyle: anyOf(r, ['long', 'bun']), gear: 'crown' })],
  [['prince', 'king', 'leader'], () => ({ gear: 'crown' })],
  [['musketeer', 'racer', 'pilot'], () => ({ gear: 'cap', prop: 'sword' })],
  [['captain', 'pirate'], () => ({ gear: 'tricorne', prop: 'sword', beard: true })],
  [['mentor', 'philosopher'], () => ({ beard: OLD })],
  [['sorcerer'], () => ({ prop: 'staff', gear: 'wizard' })],
  [
    ['inventor', 'engineer'],
    (r) => ({ eyes: 'goggles', coat: true, hairStyle: anyOf(r, ['spiky', 'short', 'bun']) }),
  ],
  [['detective'], () => ({ gear: 'cap', coat: true })],
  [['seven dwarfs'], () => ({ gear: 'cap', beard: true, small: true })],
  [['fairy'], () => ({ wings: 'fairy' })],
  [
    ['alien'],
    (_r, p) => ({
      skin: mix(p.bright, '#5b8fd8', 0.6),
      eyes: 'big',
      ears: 'cat',
      hairStyle: 'none',
      small: true,
    }),
  ],
  [['deity', 'angel'], (r) => ({ halo: true, giant: r() > 0.4, hairStyle: 'long' })],
  [
    ['gargoyle'],
    () => ({ wings: 'bat', skin: '#8d949c', gear: 'smallhorns', eyes: 'slit', hairStyle: 'bald' }),
  ],
  [['goblin'], (_r, p) => ({ skin: mix('#8fae4a', p.bright, 0.2), ears: 'elf', fangs: true, small: true })],
  [
    ['giant', 'ogre'],
    (r, p) => ({
      giant: true,
      tusks: r() > 0.3,
      fur: true,
      skin: mix(p.bright, anyOf(r, ['#d79a6a', '#9fb06a', '#c98a5c']), 0.6),
      hairStyle: anyOf(r, ['topknot', 'bald', 'spiky']),
      ...maybe('prop', anyOf(r, ['axe', 'axe', undefined])),
      ...maybe('gear', anyOf(r, ['horns', 'smallhorns', undefined])),
      ...maybe('beard', anyOf(r, [true, undefined])),
    }),
  ],
  [
    ['demon'],
    (r, p) => ({
      skin: mix(p.mid, p.accent, 0.25 + r() * 0.4),
      gear: 'horns',
      eyes: 'slit',
      glow: true,
      fangs: true,
      hairStyle: anyOf(r, ['bald', 'long', 'spiky']),
      hornColour: anyOf(r, ['#efe2c6', '#2a0d1c', p.accent]),
      ...maybe('wings', anyOf(r, ['bat', undefined])),
      ...maybe('horns', anyOf(r, [undefined, ...HORNS])),
    }),
  ],
  [
    ['imp'],
    (_r, p) => ({
      skin: p.accent,
      gear: 'smallhorns',
      eyes: 'big',
      ears: 'elf',
      wings: 'bat',
      small: true,
      fangs: true,
      hairStyle: 'none',
    }),
  ],
  [
    ['knight', 'soldier', 'horseman'],
    (r) => ({
      metal: anyOf(r, ['#dfe6ec', '#f0d27a', '#a9c4e0', '#e9e2d2']),
      plate: true,
      hairStyle: anyOf(r, ['long', 'short', 'braids']),
      prop: anyOf(r, ['sword', 'spear', 'banner', 'axe']),
      cape: true,
      ...maybe('gear', anyOf(r, ['helm', 'helm', undefined, 'crown'])),
    }),
  ],
  [['spirit'], () => ({ wings: 'feather', halo: true })],
  [['priest', 'monk'], (r) => ({ hairStyle: 'bald', prop: 'staff', halo: r() > 0.5 })],
  [
    ['thief', 'rogue', 'shinobi'],
    (r) => ({
      gear: 'hood',
      mask: true,
      eyes: 'none',
      hairStyle: 'short',
      prop: anyOf(r, ['daggers', 'sword', 'daggers']),
    }),
  ],
  [['elf', 'ranger'], () => ({ ears: 'elf' })],
  [['ranger'], () => ({ prop: 'bow', gear: 'hood' })],
  [
    ['specter', 'ghost', 'whisper'],
    (_r, p) => ({ gear: 'hood', skin: p.deep, eyes: 'slit', glow: true, hairStyle: 'none' }),
  ],
  [
    ['scientist'],
    (r) => ({
      coat: true,
      hairStyle: anyOf(r, ['spiky', 'bun', 'bald', 'short']),
      ...maybe('eyes', anyOf(r, ['goggles', 'goggles', undefined])),
      ...maybe('beard', anyOf(r, [true, undefined, undefined])),
    }),
  ],
  [
    ['cyborg', 'robot', 'ai'],
    (_r, p) => ({ eyes: 'visor', gear: 'bolt', skin: mix('#aab6c0', p.bright, 0.3), hairStyle: 'bald' }),
  ],
  [
    ['mutant', 'changeling', 'shapeshifter'],
    (_r, p) => ({ eyes: 'one', skin: mix(p.bright, '#9fd646', 0.4), gear: 'antennae', hairStyle: 'none' }),
  ],
  [['martian'], () => ({ eyes: 'big', gear: 'antennae', skin: '#a8d85a', hairStyle: 'none' })],
  [['faerie'], () => ({ wings: 'fairy', small: true, ears: 'elf', gear: 'antennae' })],
  [['witch'], () => ({ gear: 'wizard', prop: 'staff', hairStyle: 'long' })],
  [['aquan', 'merfolk'], (_r, p) => ({ gear: 'fin', skin: mix(p.bright, '#e8f6f0', 0.45) })],
]

/** Heraldic: the ink tints the figure, so that nobody's looks are guessed at. */
const inInk: Dress = (r, p) => ({
  skin: mix(p.light, p.bright, 0.12 + r() * 0.34),
  hair: anyOf(r, [p.deep, mix(p.deep, p.mid, 0.5), mix(p.deep, '#2a1b16', 0.5), mix(p.accent, p.deep, 0.45)]),
  cape: r() > 0.5,
})

const villain: Dress = (r, p) => ({
  eyes: 'slit',
  cape: true,
  skin: mix(p.bright, p.light, 0.2 + r() * 0.5),
  hornColour: p.deep,
  gear: anyOf(r, ['horns', 'hood', 'wizard', 'crown']),
})

function inClan(facts: Facts, r: Chance, p: Palette): Partial<Features> {
  const has = (...traits: string[]): boolean => traits.some((trait) => facts.traits.includes(trait))
  const bearded = r() > 0.45
  const f: Partial<Features> = {
    skin: mix('#ecc9a0', p.light, 0.15 + r() * 0.3),
    hair: anyOf(r, ['#17151b', '#231a1c', facts.suit === 'crane' ? '#f2f4f7' : '#17151b']),
    hairStyle: bearded ? 'topknot' : anyOf(r, ['long', 'bun', 'long']),
    kimono: true,
  }
  if (has('bushi', 'samurai', 'cavalry', 'army')) {
    Object.assign(f, {
      kimono: has('courtier'),
      armor: !has('courtier'),
      prop: anyOf(r, ['katana', 'katana', 'banner', 'spear', 'bow']),
      menpo: r() > 0.5 && !has('courtier'),
      ...maybe('gear', anyOf(r, ['kabuto', 'kabuto', undefined])),
      ...maybe('crest', anyOf(r, [undefined, 'M50 24C44 20 38 12 38 2', 'M50 24L36 8L32 14'])),
    })
  }
  if (has('courtier'))
    Object.assign(f, { prop: 'fan', ...maybe('gear', bearded ? anyOf(r, ['eboshi', undefined]) : undefined) })
  if (has('shugenja'))
    Object.assign(f, { prop: 'staff', halo: true, ...maybe('gear', anyOf(r, ['eboshi', undefined])) })
  if (has('champion', 'daimyō', 'imperial')) Object.assign(f, { halo: true, cape: true })
  if (has('scout', 'rōnin', 'peasant')) f.gear = 'straw'
  if (has('berserker')) Object.assign(f, { hairStyle: 'spiky', mane: '#a5311f', menpo: true })
  if (has('scholar')) f.beard = OLD
  if (has('commander')) f.prop = 'banner'
  return f
}

/** What the peoples of Blue Moon have in common. */
const peoples: Readonly<Record<string, Dress>> = {
  vulca: (r, p) => ({
    gear: 'flame',
    glow: r() > 0.5,
    cape: r() > 0.4,
    hairStyle: anyOf(r, ['none', 'long']),
    hair: p.accent,
    ...maybe('prop', anyOf(r, ['staff', 'spear', undefined])),
    ...maybe('eyes', anyOf(r, ['slit', undefined])),
  }),
  aqua: (r, p) => ({
    gear: 'fin',
    skin: mix(p.bright, '#e8f6f0', 0.45),
    hairStyle: anyOf(r, ['long', 'none']),
    hair: p.mid,
    ...maybe('prop', anyOf(r, ['spear', 'staff', undefined])),
  }),
  hoax: (r, p) => ({
    coat: r() > 0.5,
    beard: anyOf(r, [true, OLD]),
    hairStyle: anyOf(r, ['spiky', 'bald', 'bun']),
    cloth: p.mid,
    ...maybe('eyes', anyOf(r, ['goggles', 'one', undefined])),
  }),
  mimix: (r, p) => ({
    hairStyle: anyOf(r, ['long', 'braids', 'bun']),
    ears: 'cat',
    skin: mix(p.light, p.bright, r() * 0.4),
    prop: anyOf(r, ['bow', 'spear', 'daggers']),
  }),
  flit: (r, p) => ({
    wings: 'feather',
    hairStyle: anyOf(r, ['spiky', 'long']),
    hair: p.light,
    ...maybe('prop', anyOf(r, ['bow', 'spear', undefined])),
  }),
  khind: (r, p) => ({
    small: true,
    eyes: 'big',
    hairStyle: anyOf(r, ['spiky', 'braids', 'short']),
    hair: p.accent,
    ears: 'round',
  }),
  terrah: (r, p) => ({
    giant: true,
    skin: mix(p.bright, p.mid, r() * 0.5),
    tusks: r() > 0.6,
    hairStyle: anyOf(r, ['bald', 'topknot']),
    ...maybe('gear', anyOf(r, ['horns', undefined])),
  }),
  pillar: (r, p) => ({
    gear: anyOf(r, ['hood', 'crown', 'antennae']),
    skin: mix(p.light, p.bright, 0.4),
    eyes: anyOf(r, ['slit', 'big']),
    hairStyle: 'none',
    cape: true,
  }),
  buka: (r) => ({
    gear: anyOf(r, ['tricorne', 'cap', 'hood']),
    prop: anyOf(r, ['sword', 'daggers']),
    ...maybe('beard', anyOf(r, [true, undefined])),
  }),
  mutant: (r, p) => ({
    eyes: anyOf(r, ['one', 'big']),
    skin: p.bright,
    hairStyle: 'none',
    gear: anyOf(r, ['antennae', 'horns']),
  }),
}

export function featuresOf(facts: Facts, r: Chance, p: Palette): Features {
  const { game, traits, suit } = facts
  const f: Features = { hairStyle: anyOf(r, ['short', 'long', 'bun', 'spiky', 'long', 'short', 'braids']) }
  if (game === 'lorcana') Object.assign(f, inInk(r, p))
  if (game === 'l5r') Object.assign(f, inClan(facts, r, p))
  if (game === 'bluemoon') Object.assign(f, peoples[suit]?.(r, p))
  for (const [worn, dress] of dresses) {
    // In Rokugan a monk or a shinobi keeps what the clan wears.
    if (worn.some((trait) => traits.includes(trait))) Object.assign(f, dress(r, p))
  }
  if (game === 'lorcana') {
    if (traits.includes('villain')) Object.assign(f, villain(r, p))
    if (traits.includes('hero') && f.gear === undefined)
      Object.assign(f, maybe('prop', anyOf(r, ['sword', 'bow', 'spear', undefined])))
    if (traits.includes('ally')) f.small = true
    if (traits.includes('dreamborn') && r() > 0.5) f.halo = true
  }
  return f
}
