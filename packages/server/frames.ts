/**
 * Messages as they go over a WebSocket (RFC 6455, 5.2): each a whole text frame, and several in one piece, for which the
 * system is called once.
 */

/** A last frame that holds text. */
const WHOLE_TEXT = 0x81
/** From this length on it is written in two bytes after the first, and from the other on in eight. */
const IN_TWO = 126
const IN_EIGHT = 0x10000

const headOf = (length: number): number => (length < IN_TWO ? 2 : length < IN_EIGHT ? 4 : 10)

export function framesOf(messages: readonly string[]): Buffer {
  const lengths: number[] = []
  let size = 0
  for (const message of messages) {
    const length = Buffer.byteLength(message)
    lengths.push(length)
    size += headOf(length) + length
  }
  const bytes = Buffer.allocUnsafe(size)
  let at = 0
  for (let i = 0; i < messages.length; i++) {
    const message = messages[i] as string
    const length = lengths[i] as number
    bytes[at++] = WHOLE_TEXT
    if (length < IN_TWO) bytes[at++] = length
    else if (length < IN_EIGHT) {
      bytes[at++] = IN_TWO
      at = bytes.writeUInt16BE(length, at)
    } else {
      bytes[at++] = IN_TWO + 1
      at = bytes.writeUInt32BE(0, at)
      at = bytes.writeUInt32BE(length, at)
    }
    // As many bytes as letters: they are plain ones, which are copied as they are.
    bytes.write(message, at, length === message.length ? 'latin1' : 'utf8')
    at += length
  }
  return bytes
}
