/**
 * Fair shuffles that anyone can check. Before a match the server commits to a secret by its hash; each player adds
 * some entropy; the seed of the match is made from all of it; the secret is revealed when the match is over. The
 * server cannot choose the seed, since it does not know the entropy, nor the players, since they do not know the secret.
 */
export interface Fairness {
  /** The hash of the secret, told before anybody adds to the seed. */
  commit: string
  /** What each seat added, in seat order; a bot adds nothing. */
  entropy: readonly string[]
  /** Told when the match is over. */
  secret?: string
}

async function sha256(text: string): Promise<string> {
  // Browsers make hashes only for pages that came over https or from the same machine.
  if (globalThis.crypto?.subtle === undefined) {
    throw new Error(
      'this page did not come over https, so it cannot be checked here; regelwerk replay --verify can',
    )
  }
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** 256 bits that nobody can guess, in hex. */
export function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

export const commitTo = (secret: string): Promise<string> => sha256(`regelwerk ${secret}`)

export const seedFrom = (secret: string, entropy: readonly string[]): Promise<string> =>
  sha256(JSON.stringify([secret, ...entropy]))

/** What is wrong with a revealed seed; null: all is as it was promised. */
export async function unfairness(
  seed: string,
  { commit, entropy, secret }: Fairness,
): Promise<string | null> {
  if (secret === undefined) return 'the secret has not been revealed'
  if ((await commitTo(secret)) !== commit) return 'the secret is not the one committed to'
  if ((await seedFrom(secret, entropy)) !== seed)
    return 'the seed was not made from the secret and the entropy'
  return null
}
