/** A real browser at a real server: what the browser tests are made on. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a browser tells when the network goes away, which some tests do on purpose. */
const offline = /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection to/

export interface Visitor {
  page: Page
  context: BrowserContext
  /** What the browser complained about. */
  complaints: string[]
}

export interface Visit {
  width?: number
  height?: number
  dark?: boolean
  lang?: string
  /** A screen that is touched. */
  touch?: boolean
  /** Things move, and the bot takes its time. */
  motion?: boolean
  /** What is set in the page outlasts a reload. */
  keepSettings?: boolean
  /** The page keeps itself for when there is no network: four hundred files, of which a server gives one address so many a minute. */
  offline?: boolean
}

export interface Around {
  url: string
  browser: Browser
  visit(options?: Visit): Promise<Visitor>
  stopServer(): Promise<void>
  startServer(): Promise<void>
  close(): Promise<void>
}

/** Serves the page as a user would, and opens a browser. */
export async function around(): Promise<Around> {
  const data = mkdtempSync(join(tmpdir(), 'regelwerk-browser-'))
  let server = await serve(data, 0)
  const port = Number(new URL(server.url).port)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  return {
    url: server.url,
    browser,
    async visit(visit = {}) {
      const { width = 1280, height = 800, dark = true, lang, touch = false, motion = false } = visit
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch,
        locale: 'en-GB',
        serviceWorkers: visit.offline ? 'allow' : 'block',
      })
      // Nobody watches: the bot need not be slow.
      const settings = JSON.stringify({
        pace: motion ? 'usual' : 'none',
        ...(lang !== undefined && { lang }),
      })
      await context.addInitScript(
        ([first, keeps]) => {
          if (!keeps || localStorage.getItem('regelwerk.settings') === null)
            localStorage.setItem('regelwerk.settings', first)
        },
        [settings, visit.keepSettings === true] as const,
      )
      await context.addInitScript(sameChance)
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !offline.test(message.text())) complaints.push(message.text())
      })
      return { page, context, complaints }
    },
    async stopServer() {
      await stopped(server.process)
    },
    async startServer() {
      server = await serve(data, port)
    },
    async close() {
      await browser.close()
      await stopped(server.process)
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** In the browser: chance is the same in every run, so that a game that fails can be looked at. */
function sameChance(): void {
  let word = 2463534242
  crypto.getRandomValues = ((array: Uint8Array | Uint32Array) => {
    for (let i = 0; i < array.length; i++) {
      word ^= word << 13
      word ^= word >>> 17
      word ^= word << 5
      array[i] = word >>> 0
    }
    return array
  }) as typeof crypto.getRandomValues
}

async function serve(data: string, port: number): Promise<{ process: ChildProcess; url: string }> {
  const args = ['packages/cli/bin/regelwerk.mjs', 'serve', '--port', String(port), '--data', data]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const url = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk
      const at = /https?:\/\/\S+/.exec(said)
      if (at) found(at[0])
    })
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
  })
  return { process: child, url }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
}

/** No violation of level A or AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const { violations } = await checker.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    )
  })
  expect(found).toEqual([])
}
