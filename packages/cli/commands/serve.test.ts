import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captured } from '../captured.ts'

const folder = (): string => mkdtempSync(join(tmpdir(), 'regelwerk-serve-'))

test('says where it is, and stops when told to', async () => {
  let url = ''
  const out = (text: string): void => {
    url = text.split(' ').at(-1)?.trim() ?? ''
    // Another turn of the event loop: first it waits for the signal.
    setTimeout(async () => {
      const { status } = await fetch(`${url}/healthz`)
      expect(status).toBe(200)
      process.emit('SIGTERM')
    })
  }
  expect((await captured(['serve', '--port', '0', '--data', folder()], { out })).code).toBe(0)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a port that is taken is said in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const { code, err } = await captured(['serve', '--port', String(port), '--data', folder()])
  expect([code, err]).toEqual([2, expect.stringContaining(`port ${port} is taken`)])
  other.close()
})

test('a folder that is none is said in one line', async () => {
  const file = join(folder(), 'file')
  writeFileSync(file, '')
  const { code, err } = await captured(['serve', '--port', '0', '--data', file])
  expect([code, err]).toEqual([2, expect.stringMatching(/^regelwerk: .*cannot be used[^\n]*\n$/)])
})

test.each([
  ['--origin', 'ftp://example.org', 'ftp://example.org is no origin: write it as in https://example.org'],
  ['--trust-proxy', 'everybody', 'everybody names no proxies: say how many'],
])('%s %s is said in one line', async (option, value, text) => {
  const { code, err } = await captured(['serve', '--port', '0', '--data', folder(), option, value])
  expect([code, err]).toEqual([2, expect.stringContaining(text)])
})
