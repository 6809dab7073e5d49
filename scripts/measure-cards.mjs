// `npm run measure:cards`: what a keystroke in the card search costs, and what the page holds in memory, as built in packages/web/dist/page.
//
//   npm run measure:cards -- page=/tmp/other/page rounds=3
//
// Searches are typed letter by letter over all cards of each game. `search` is what the search itself takes, in Node; the others are
// processor time of the page's main thread for each letter, to the end of layout: script, style and layout; `all` has painting and
// what else it does in it. Memory is what is left in use after the rubbish has been taken out, on one page for all games in turn. With
// `page` another built page is measured in alternation.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { CardSearch } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol'
import { chromium } from 'playwright-core'
import { chromium as browserHere } from './chromium.mjs'
import { root } from './prepare.mjs'

const options = Object.fromEntries(process.argv.slice(2).map((word) => word.split(/=(.*)/s).slice(0, 2)))
const pages = [join(root, 'packages/web/dist/page'), ...(options.page ? [options.page] : [])]
const rounds = Number(options.rounds ?? 2)

const searches = {
  lorcana: ['arielle', 'banish chosen', 'ink:ruby cost<=3'],
  keyforge: ['dodger', 'house:dis power>=5', 'capture'],
  l5r: ['doji', 'clan:crane cost<=2', 'bow'],
  bluemoon: ['feuer', 'people:hoax fire>=4', 'crystal'],
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
function served(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      const content = readFileSync(join(folder, file))
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  return new Promise((done) => server.listen(0, () => done(server)))
}

const sorted = (list) => [...list].sort((a, b) => a - b)
const at = (list, part) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0
const said = (list) => `${at(list, 0.5).toFixed(1).padStart(6)} ${at(list, 0.95).toFixed(1).padStart(6)}`

/** Milliseconds of processor time. */
function taken(work) {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function searched(id) {
  const game = await loadGame(id)
  const search = new CardSearch(await game.loadProperties(), game.cards(), 'en')
  search.find('a')
  const times = searches[id].flatMap((text) =>
    [...text].map((_, n) => taken(() => search.find(text.slice(0, n + 1)))),
  )
  return { cards: game.cards().length, times }
}

async function typed(url) {
  const browser = await chromium.launch({
    executablePath: browserHere(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const now = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    }
    const found = {}
    for (const [game, texts] of Object.entries(searches)) {
      await page.goto(`${url}/#/cards/${game}`)
      const field = page.locator('.browse input[type=search]')
      await field.waitFor()
      const [answer, all] = [[], []]
      for (const text of texts) {
        await field.fill('')
        await page.waitForTimeout(500)
        for (const letter of text) {
          const before = await now()
          await page.keyboard.type(letter)
          await page.waitForTimeout(400)
          const after = await now()
          const spent = (name) => (after[name] - before[name]) * 1000
          answer.push(spent('ScriptDuration') + spent('LayoutDuration') + spent('RecalcStyleDuration'))
          all.push(spent('TaskDuration'))
        }
      }
      await devtools.send('HeapProfiler.collectGarbage')
      found[game] = { answer, all, heap: (await now()).JSHeapUsedSize / 2 ** 20 }
    }
    return found
  } finally {
    await browser.close()
  }
}

const servers = await Promise.all(pages.map(served))
const results = pages.map(() => [])
for (let round = 0; round < rounds; round++)
  for (const [i, server] of servers.entries())
    results[i].push(await typed(`http://localhost:${server.address().port}`))
for (const server of servers) server.close()

console.log('ms of processor time: median, 95th of a hundred')
for (const [i, folder] of pages.entries()) {
  console.log(`\n${folder}\n           cards        search         answer            all   MB in use`)
  for (const game of Object.keys(searches)) {
    const { cards, times } = await searched(game)
    const of = (what) => results[i].flatMap((round) => round[game][what])
    const heap = Math.max(...results[i].map((round) => round[game].heap))
    console.log(
      `${game.padEnd(10)}${String(cards).padStart(6)} ${said(times)}  ${said(of('answer'))}  ${said(of('all'))}  ${heap.toFixed(1).padStart(9)}`,
    )
  }
}
