/**
 * Guests: a name and a token that only this server can have signed. Nothing of them is kept; the key that signs is made
 * once and lies in the data folder, so that tokens outlive a restart.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { keyIn } from './folder.ts'
import { Refusal } from './refusal.ts'

export interface Guest {
  id: string
  name: string
}

const LONGEST_NAME = 24

/** Signs that look like nothing: fillers of scripts, a braille cell without dots, notes without heads. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}\u{16fe4}\u{1d159}]+/gu
/** Signs that are not shown but change what is: directions, joiners, selectors, what is not assigned. */
const UNSEEN = /\p{C}|\p{Default_Ignorable_Code_Point}/gu
/** Marks that stand on nothing, and those above the third on one letter, which would cover the lines around. */
const ADRIFT = /(?<=^|\s)\p{M}+|(?<=\p{M}{3})\p{M}+/gu

/** A text as it is shown: one line, nothing in it that cannot be seen. */
export const cleanText = (raw: string): string =>
  raw.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').replace(ADRIFT, '').replace(/ +/g, ' ').trim()

/** A name as it is shown: 1 to 24 visible characters. */
export function cleanName(raw: string): string {
  const name = cleanText(raw)
  const length = [...name].length
  if (length >= 1 && length <= LONGEST_NAME && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)) return name
  throw new Refusal('malformed', `a name has 1 to ${LONGEST_NAME} visible characters`)
}

/** 128 bits or so, as they can stand in a link. */
export const newId = (bytes = 16): string => randomBytes(bytes).toString('base64url')

/** The key of a data folder, made when it is first needed. */
export function signingKey(dataDir: string): Buffer {
  const file = keyIn(dataDir)
  try {
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = readFileSync(file)
  if (key.length !== 32) throw new Error(`${file} is no signing key: it must have 32 bytes`)
  return key
}

export class Guests {
  constructor(readonly key: Buffer) {}

  /** A new guest; with a token of theirs, the same guest by another name. */
  welcome(rawName: string, before?: string): { guest: Guest; token: string } {
    const id = before === undefined ? undefined : this.read(before)?.id
    const guest = { id: id ?? newId(), name: cleanName(rawName) }
    const text = Buffer.from(JSON.stringify(guest)).toString('base64url')
    return { guest, token: `${text}.${this.#sign(text)}` }
  }

  /** Whose token this is; null: nobody's. */
  read(token: string): Guest | null {
    const [text, signature, more] = token.split('.')
    if (text === undefined || signature === undefined || more !== undefined) return null
    const given = Buffer.from(signature)
    const right = Buffer.from(this.#sign(text))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    return JSON.parse(Buffer.from(text, 'base64url').toString()) as Guest
  }

  #sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url')
  }
}
