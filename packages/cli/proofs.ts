/** The wrong readings of a game's rules, for what switches rules off. Nothing else loads them. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  bluemoon: () => import('@regelwerk/bluemoon/proofs'),
  keyforge: () => import('@regelwerk/keyforge/proofs'),
  l5r: () => import('@regelwerk/l5r/proofs'),
  lorcana: () => import('@regelwerk/lorcana/proofs'),
}

export const loadProofs = async (id: string): Promise<void> => {
  await loaders[id]?.()
}
