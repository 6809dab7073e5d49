/** Where the server stands: from which pages one may connect, and whom it believes about who calls. */
import { isIP } from 'node:net'

/** What was said about origins or proxies cannot be. */
export class SettingError extends Error {}

/** An origin as browsers name it: a scheme, a host, and a port if it is not the usual one. */
export function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === ''
  if (url === null || !isWeb(url) || !isBare || url.username !== '' || url.password !== '') {
    throw new SettingError(
      `${text} is no origin: write it as in https://example.org or http://localhost:3000`,
    )
  }
  return url.origin
}

export const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:'

const MOST_HOPS = 10

/**
 * Which proxies are believed when they say for whom they call: how many there are in a row, or their addresses (with a
 * mask, where it is a whole network).
 */
export function proxiesOf(text: string): number | string[] {
  const hops = Number(text)
  if (/^\d+$/.test(text) && hops >= 1 && hops <= MOST_HOPS) return hops
  const addresses = text.split(',').map((part) => part.trim())
  if (addresses.every(isAddress)) return addresses
  throw new SettingError(
    `${text} names no proxies: say how many there are in a row (1 to ${MOST_HOPS}), or their addresses, as in 10.0.0.0/8,::1`,
  )
}

function isAddress(text: string): boolean {
  const [address = '', mask, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return (
    mask === undefined ||
    (/^\d{1,3}$/.test(mask) && Number(mask) >= 1 && Number(mask) <= (version === 4 ? 32 : 128))
  )
}
