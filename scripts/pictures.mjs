// `npm run pictures`: the pictures of docs/pictures, taken anew. Each game is played to a moment worth looking at; the same moment is
// then shown at three sizes, in the dark and in the light.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromium as browserHere } from './chromium.mjs'
import { install, root } from './prepare.mjs'
import { give } from './table/hand.mjs'
import { asked, isStill, probe, sameChance } from './table/probe.mjs'
import { open, thisTree } from './table/trees.mjs'

const pictures = join(root, 'docs/pictures')
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
/** After how many answers something is to be seen, and what must be. */
const games = [
  ['lorcana', 21, '.race'],
  ['keyforge', 30, '.pool'],
  ['l5r', 24, '.contest'],
  ['bluemoon', 16, '.contest'],
]
/** A game in which that is never to be seen is looked at after so many. */
const MOST = 90

install()
mkdirSync(pictures, { recursive: true })
const browser = await chromium.launch({
  executablePath: browserHere() ?? undefined,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
})
const tree = await open(thisTree())
try {
  for (const [game, answers, stage] of games) await take(game, answers, stage)
} finally {
  await browser.close()
  tree.close()
}

async function take(game, answers, stage) {
  const context = await browser.newContext({
    viewport: SIZES[0],
    locale: 'en-GB',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  })
  await context.addInitScript(() =>
    localStorage.setItem('regelwerk.settings', JSON.stringify({ pace: 'none' })),
  )
  await context.addInitScript(sameChance)
  await context.addInitScript(probe)
  const page = await context.newPage()
  await page.goto(tree.url)
  await page.locator(`[data-tile="${game}"] .tile-play`).click()
  for (let given = 0; (await asked(page)) && given < MOST; given++) {
    if (given >= answers && (await page.locator(stage).count()) > 0) break
    const told = await page.evaluate(() => window.measured.told)
    const { record, screen } = told
    const { choice } = await tree.think(record)
    if (!(await isStill(page, told))) continue
    await give(page, screen.decision, choice)
    await page.waitForFunction(
      (seq) => document.querySelector('.table-screen')?.getAttribute('data-seq') !== seq,
      String(screen.seq),
    )
  }
  for (const size of SIZES)
    for (const colorScheme of ['dark', 'light']) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      const card = page.locator('.hand [data-piece]').last()
      if (size.width > 960 && (await card.count()) > 0) await card.hover()
      else await page.mouse.move(0, 0)
      await page.waitForTimeout(500)
      await keep(page, `${game}-${size.width}-${colorScheme}`)
    }
  await context.close()
}

/** Keeps what is to be seen as a small file. */
async function keep(page, name) {
  const png = await page.screenshot()
  const canvas = await browser.newPage()
  const webp = await canvas.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const drawn = document.createElement('canvas')
    drawn.width = image.width
    drawn.height = image.height
    drawn.getContext('2d').drawImage(image, 0, 0)
    return drawn.toDataURL('image/webp', 0.82).split(',')[1]
  }, png.toString('base64'))
  await canvas.close()
  writeFileSync(join(pictures, `${name}.webp`), Buffer.from(webp, 'base64'))
  console.log(name)
}
