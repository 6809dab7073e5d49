import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { games } from '@regelwerk/protocol'
import { buildOf } from '@regelwerk/protocol/fingerprint'
import { afterEach, expect, test } from 'vitest'
import { Client, newGuest } from './scripts/client.ts'
import { type TestServer, testServer } from './testing.ts'

let server: TestServer
afterEach(() => server.stop())

test('the page is served, and may load nothing from elsewhere', async () => {
  const pageDir = mkdtempSync(join(tmpdir(), 'regelwerk-page-'))
  mkdirSync(join(pageDir, 'assets'))
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html><title>Regelwerk</title>')
  writeFileSync(join(pageDir, 'assets/page.js'), 'export {}')
  server = await testServer({ pageDir })
  const page = await fetch(server.url)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<title>Regelwerk</title>')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  const script = await fetch(`${server.url}/assets/page.js`)
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect((await fetch(`${server.url}/../signing-key`)).status).toBe(404)
  expect((await fetch(`${server.url}/%2e%2e/signing-key`)).status).not.toBe(200)
})

test('what the build has compressed is sent so to who can read it', async () => {
  const pageDir = mkdtempSync(join(tmpdir(), 'regelwerk-page-'))
  mkdirSync(join(pageDir, 'assets'))
  const text = `export const text = '${'read me '.repeat(400)}'`
  writeFileSync(join(pageDir, 'index.html'), '<!doctype html>')
  writeFileSync(join(pageDir, 'assets/page.js'), text)
  writeFileSync(join(pageDir, 'assets/page.js.br'), brotliCompressSync(text))
  server = await testServer({ pageDir })
  const ask = (encoding: string) =>
    fetch(`${server.url}/assets/page.js`, { headers: { 'accept-encoding': encoding } })
  const short = await ask('gzip, br')
  expect(short.headers.get('content-encoding')).toBe('br')
  expect(Number(short.headers.get('content-length'))).toBeLessThan(200)
  expect(short.headers.get('content-type')).toContain('javascript')
  expect(short.headers.get('cache-control')).toContain('immutable')
  expect(await short.text()).toBe(text)
  const long = await ask('identity')
  expect(long.headers.get('content-encoding')).toBeNull()
  expect(await long.text()).toBe(text)
})

test('a page that has not been built is said in plain words', async () => {
  server = await testServer({ pageDir: join(tmpdir(), 'nowhere') })
  const text = await (await fetch(server.url)).text()
  expect(text).toContain('has not been built yet')
  expect(text).toContain('npm run build -w @regelwerk/web')
})

test('a program finds out what can be played', async () => {
  server = await testServer()
  const listed = (await (await fetch(`${server.url}/api/games`)).json()) as { id: string; bots: string[] }[]
  expect(listed.map(({ id }) => id)).toEqual(games.map(({ id }) => id))
  expect(listed[0]?.bots).toContain('greedy')
})

test('who says hello is told what the server was made from', async () => {
  server = await testServer()
  const who = await newGuest(server.url, 'Ann')
  const client = await Client.connect(server.url, who)
  expect(await client.ask({ kind: 'hello', token: who.token, lang: 'en' })).toMatchObject({
    build: buildOf(),
  })
  expect(buildOf()).toMatch(/^[0-9a-f]{16}$/)
})

test('a guest without a name is told what is missing', async () => {
  server = await testServer()
  const response = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringContaining('name') })
})
