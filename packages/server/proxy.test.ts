import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { originOf, proxiesOf } from './proxy.ts'
import { type TestServer, testServer } from './testing.ts'

describe('an origin', () => {
  test.each([
    ['https://example.org', 'https://example.org'],
    ['https://Example.ORG:443/', 'https://example.org'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('%s is %s', (text, origin) => expect(originOf(text)).toBe(origin))

  test.each([
    'ftp://example.org',
    'file:///home',
    'example.org',
    'https://example.org/table',
    'https://example.org?x',
    'https://me@example.org',
    'null',
    '*',
    '',
  ])('%j is none', (text) => expect(() => originOf(text)).toThrow('is no origin: write it as in'))
})

describe('proxies', () => {
  test.each([
    ['1', 1],
    ['10', 10],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, ::1,fe80::/10', ['10.0.0.0/8', '::1', 'fe80::/10']],
  ])('%s', (text, proxies) => expect(proxiesOf(text)).toEqual(proxies))

  test.each([
    '0',
    '11',
    '-1',
    'true',
    'localhost',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '::1/129',
    '',
  ])('%j are none', (text) => expect(() => proxiesOf(text)).toThrow('names no proxies'))
})

let server: TestServer
afterEach(() => server?.stop())

/** A new guest, as if the call came through a proxy from this address. */
const guestFrom = async (address: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return (await fetch(`${server.url}/api/guests`, { method: 'POST', headers, body: '{"name":"Ann"}' })).status
}

test('what a caller says of its address is not believed', async () => {
  server = await testServer({ webLimits: { guests: 1 } })
  expect(await guestFrom('192.0.2.1')).toBe(200)
  expect(await guestFrom('192.0.2.2')).toBe(429)
})

test.each(['1', '127.0.0.0/8,::1'])('what a proxy says of it is, with --trust-proxy %s', async (trusted) => {
  server = await testServer({ webLimits: { guests: 1 }, trustProxy: proxiesOf(trusted) })
  expect(await guestFrom('192.0.2.1')).toBe(200)
  expect(await guestFrom('192.0.2.2')).toBe(200)
  expect(await guestFrom('192.0.2.2')).toBe(429)
  // What a caller puts before it is not believed.
  expect(await guestFrom('192.0.2.3, 192.0.2.2')).toBe(429)
})

test('a page may connect from the server itself and from origins that are named', async () => {
  server = await testServer({ origins: ['https://Example.org/'] })
  const from = (origin: string): Promise<unknown> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { origin })
      socket.once('open', () => {
        socket.close()
        resolve('open')
      })
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode))
      socket.once('error', () => {})
    })
  expect(await from('https://example.org')).toBe('open')
  expect(await from(server.url.replace('http', 'https'))).toBe('open')
  expect(await from(server.url.replace('http', 'ftp'))).toBe(403)
  expect(await from('https://example.org.evil')).toBe(403)
})

test('a server does not start with an origin that is none', async () => {
  await expect(testServer({ origins: ['ftp://example.org'] })).rejects.toThrow('is no origin')
})
