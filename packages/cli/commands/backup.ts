/** `backup` and `restore`: a consistent copy of a server's record, also while it runs, and back. */
import { resolve } from 'node:path'
import { backUp, FolderError, restore } from '@regelwerk/server'
import { type Report, UsageError } from '../command.ts'

type Copied = ReturnType<typeof backUp>

export interface DataOptions {
  data: string
}

export const backup = (file: string, { data }: DataOptions): Report =>
  reported(
    () => backUp(resolve(data), resolve(file)),
    ({ key }) =>
      `copied from ${data} to ${file}${key ? ', with the key that signs tokens: keep it safe' : ''}`,
  )

export const restored = (file: string, { data }: DataOptions): Report =>
  reported(
    () => restore(resolve(file), resolve(data)),
    ({ key }) =>
      `copied from ${file} to ${data}${key ? '' : '; it has no signing key: guests will be strangers'}`,
  )

function reported(copy: () => Copied, said: (copied: Copied) => string): Report {
  let copied: Copied
  try {
    copied = copy()
  } catch (error) {
    if (error instanceof FolderError) throw new UsageError(error.message)
    throw error
  }
  const { matches, answers, key, damage } = copied
  const ok = damage === undefined
  return {
    ok,
    json: { ok, matches, answers, key, ...(damage !== undefined && { damage }) },
    text: () => {
      const lines = [`${matches} matches and ${answers} answers ${said(copied)}`]
      if (damage !== undefined) lines.push(`the record is damaged: ${damage}`)
      return lines.join('\n')
    },
  }
}
