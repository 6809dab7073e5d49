/** The colours of each ink, house, clan and people: from the shade of its ground to the light on it, and one that stands out. */
import type { Palette } from './draw.ts'

const palette = (deep: string, mid: string, bright: string, light: string, accent: string): Palette => ({
  deep,
  mid,
  bright,
  light,
  accent,
})

const palettes: Readonly<Record<string, Palette>> = {
  amber: palette('#4a2104', '#b8690c', '#f2a93a', '#ffe6ae', '#d8442f'),
  amethyst: palette('#240d3d', '#6a2c9c', '#b07ae0', '#efdcff', '#ff9ac6'),
  emerald: palette('#06291b', '#1a7446', '#55c183', '#d6f8df', '#f2cf52'),
  ruby: palette('#43050f', '#ad1b31', '#f0645d', '#ffdcd2', '#ffbe45'),
  sapphire: palette('#061c40', '#1857a6', '#58a8ee', '#d9eeff', '#ffd684'),
  steel: palette('#1a2129', '#4d5a65', '#9fadb8', '#e8eef3', '#e08e5c'),
  brobnar: palette('#430f07', '#b03a16', '#f28b3b', '#ffe0b3', '#ffd23f'),
  dis: palette('#210830', '#671c76', '#c352b4', '#f9d2f2', '#ff7040'),
  logos: palette('#06233a', '#1a76a0', '#69c8e6', '#def7ff', '#ffb244'),
  mars: palette('#10300a', '#47861b', '#9fd646', '#f0ffc9', '#ff5a86'),
  sanctum: palette('#3b2904', '#a67f14', '#f0ca50', '#fff6d2', '#4e97de'),
  shadows: palette('#12141a', '#3b4253', '#8791a8', '#e1e7f0', '#e8625a'),
  untamed: palette('#0a2817', '#2a7135', '#77c155', '#e6f9c8', '#f2a832'),
  crane: palette('#0a2642', '#2a6fab', '#86c5ee', '#ecf8ff', '#f0bd46'),
  lion: palette('#452804', '#a8700c', '#efbf42', '#fff2cc', '#b23420'),
  crab: palette('#0c1b33', '#304b79', '#7c99c8', '#e2eaf7', '#d1553d'),
  dragon: palette('#0b2f1e', '#297a51', '#73c497', '#dff7e9', '#ecb944'),
  phoenix: palette('#481a04', '#b95810', '#f7974a', '#ffe6cc', '#d83838'),
  scorpion: palette('#2e050b', '#861722', '#cd5054', '#f8d9d6', '#e9c268'),
  unicorn: palette('#260e3b', '#693591', '#b287d3', '#f2e4fc', '#f3c667'),
  neutral: palette('#26221d', '#6b6053', '#b5a895', '#f3ecdf', '#c04a31'),
  vulca: palette('#430a05', '#b02e16', '#ff7e3d', '#ffe0bf', '#ffd24a'),
  aqua: palette('#03243a', '#0d6b88', '#3dbfd0', '#d2f8f9', '#ff8aa1'),
  hoax: palette('#2b1c06', '#8a6a1c', '#d9b64c', '#fbf1cc', '#7f5bd0'),
  terrah: palette('#24160a', '#6d4a24', '#b98a52', '#f3e2c9', '#73b0d8'),
  flit: palette('#0b2748', '#3a76b8', '#8fc4ee', '#eaf6ff', '#f3b34c'),
  mimix: palette('#3c0f22', '#a3366a', '#e885ae', '#ffe2ee', '#7bc46a'),
  khind: palette('#1c2f05', '#5f8a12', '#b4d63e', '#f5ffce', '#f06a4a'),
  pillar: palette('#1d1638', '#54449a', '#9a8ae0', '#e9e4ff', '#f3c14e'),
  buka: palette('#04281f', '#14705c', '#4dbd9d', '#d6f7ec', '#ef9b45'),
  mutant: palette('#3a0a2c', '#9a2f78', '#e58cc4', '#ffe1f4', '#8fd84a'),
  saurian: palette('#3d2f06', '#8f7a1c', '#d8bf55', '#fbf3cf', '#c4532f'),
  staralliance: palette('#0a2340', '#2b5f9e', '#74b3e6', '#e2f2ff', '#f2b33d'),
  unfathomable: palette('#08222e', '#155e6b', '#4fb0b0', '#d5f4ef', '#d96fb0'),
  ekwidon: palette('#2b1a33', '#6d4685', '#b393cc', '#f1e6f8', '#e8c84f'),
  geistoid: palette('#1b2a2a', '#4a6b66', '#9cc0b5', '#e9f5ef', '#a8e34c'),
  skyborn: palette('#0e2a4f', '#3f7fc0', '#9ccdf2', '#effaff', '#ffb65c'),
  redemption: palette('#3a0d14', '#8e2b35', '#d97a72', '#fbe3dc', '#f0d060'),
  shadowlands: palette('#17101c', '#4a2f55', '#8f6a9c', '#ece0f0', '#c8d44a'),
  mortis: palette('#14181a', '#424c4a', '#8f9c96', '#e8efe9', '#9fe05a'),
}

const NEUTRAL = palettes.neutral as Palette

export const paletteOf = (suit: string): Palette => palettes[suit] ?? NEUTRAL
