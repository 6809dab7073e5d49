/** A replay in an address: as short as it can be, so that it can be sent as a link. */
import type { Answer } from '@regelwerk/core'
import { type KeptReplay, replayFrom } from '@regelwerk/protocol'

/** More than this is no replay, whatever it says. */
const LONGEST = 4_000_000

const bytesOf = (stream: ReadableStream): Promise<ArrayBuffer> => new Response(stream).arrayBuffer()

async function squeeze(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await bytesOf(stream))
}

/** Stops reading where it would become too much: a few bytes can stand for very many. */
async function unsqueeze(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value as Uint8Array, { stream: true })
    if (text.length > LONGEST) throw new Error('this is no replay: it is too long')
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))

/** Of the hashes only the last is sent: it tells whether all is the same, the others only where it is not. */
export async function toLinkData({ answers, hashes, ...rest }: KeptReplay): Promise<string> {
  const said = answers.map(({ seat, choice }) => [seat, choice])
  return toBase64Url(await squeeze(JSON.stringify({ ...rest, said, last: hashes.at(-1) ?? '' })))
}

export async function fromLinkData(data: string): Promise<KeptReplay> {
  let text: string
  try {
    text = await unsqueeze(fromBase64Url(data))
  } catch {
    throw new Error('this is no replay: the link is not whole')
  }
  const { said, last, ...rest } = JSON.parse(text) as Record<string, unknown>
  if (!Array.isArray(said)) throw new Error('this is no replay: answers are missing')
  const answers = said.map((one): Answer => ({ seat: one?.[0], choice: one?.[1] }))
  return replayFrom({ ...rest, answers, hashes: answers.map((_, i) => (i < answers.length - 1 ? '' : last)) })
}

/** The data in what somebody pasted: an address of ours, its last part, or nothing of that kind (null). */
export function dataIn(text: string): string | null {
  const [, data] = /[?&]data=([A-Za-z0-9_-]+)/.exec(text) ?? []
  return data ?? (/^[A-Za-z0-9_-]{40,}$/.test(text.trim()) ? text.trim() : null)
}

/** A replay from what a file holds or somebody pasted. */
export async function replayInText(text: string): Promise<KeptReplay> {
  const data = dataIn(text)
  if (data !== null) return fromLinkData(data)
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (wrong) {
    throw new Error(`this is no replay: ${(wrong as Error).message}`)
  }
  return replayFrom(content)
}
