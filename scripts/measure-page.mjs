// `npm run measure:page`: what the page of one game fetches until its first prompt, as built in packages/web/dist/page.
//
//   npm run measure:page -- games=lorcana lang=de page=/tmp/other/page files
//
// A browser with nothing kept opens the first page and clicks on the game; every file it asks for is counted once, compressed as
// a server would send it. What the worker for playing without a network fetches for later is not counted. `files` lists them.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { chromium as browserHere } from './chromium.mjs'
import { root } from './prepare.mjs'

const options = Object.fromEntries(process.argv.slice(2).map((word) => word.split(/=(.*)/s).slice(0, 2)))
const games = (options.games ?? 'lorcana,keyforge,l5r,bluemoon').split(',')
const folder = options.page ?? join(root, 'packages/web/dist/page')

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const asked = []
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  const file = pathname === '/' ? '/index.html' : pathname
  let content
  try {
    content = readFileSync(join(folder, file))
  } catch {
    response.writeHead(404).end()
    return
  }
  asked.push(file)
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' }).end(content)
})
await new Promise((done) => server.listen(0, done))

const kb = (bytes) => (bytes / 1024).toFixed(0).padStart(5)
const sizesOf = (file) => {
  const content = readFileSync(join(folder, file))
  return {
    plain: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  }
}
const browser = await chromium.launch({
  executablePath: browserHere(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  console.log('KB to the first prompt   files  plain   gzip brotli')
  for (const game of games) {
    const context = await browser.newContext({ serviceWorkers: 'block', locale: options.lang ?? 'en' })
    const page = await context.newPage()
    asked.length = 0
    await page.goto(`http://localhost:${server.address().port}/`)
    await page.locator(`[data-tile="${game}"] .tile-play`).click()
    await page.locator('.prompt [data-choice]:not([disabled]), .prompt .choice-all').first().waitFor()
    const files = [...new Set(asked)].map((file) => ({ file, ...sizesOf(file) }))
    const sum = (what) => kb(files.reduce((all, one) => all + one[what], 0))
    console.log(
      `${game.padEnd(24)} ${String(files.length).padStart(5)}  ${sum('plain')}  ${sum('gzip')}  ${sum('brotli')}`,
    )
    if ('files' in options)
      for (const { file, plain, gzip } of files.sort((a, b) => b.gzip - a.gzip))
        console.log(`  ${kb(gzip)} of ${kb(plain)}  ${file}`)
    await context.close()
  }
} finally {
  await browser.close()
  server.close()
}
