// `npm run measure:table`: how calm the table is and how much it makes one click. Plays the same deals on this page and, with
// `-- before=<commit>`, on that of an older commit in a temporary clone, in one browser by turns, so that both see the same load.
//
//   npm run measure:table -- before=e662ad4 games=lorcana,l5r sizes=1440x900 answers=20 out=figures.json why
//
// How it is counted:
// - The person answers as the bot "greedy" would and looks for 0.6 s before each click; the opponent plays at the usual speed, with motion.
// - CLS is the browser's own: the worst window of 5 s, without what shifts within half a second after an input. `shiftsAll` is the sum of all.
// - Tasks are those of the page's main thread (longer than 50 ms, as browsers report them), from the first prompt on.
// - Gesture to effect: from the input to the first frame in which anything has changed; to the next screen: in which the answer is seen.
// - A prompt is what the engine asks and the page shows. It has one answer if no other could be given.
// - A decision matters if it has at least two answers that lead to different positions (tried on copies of the match, by hash).
//   Clicks per decision that matters: all gestures of the run (a click is one, a drag is one), those on prompts that do not matter too,
//   by the number of decisions answered that matter. Each answer is given the cheapest way that is in sight: a button of the
//   prompt, else the card dropped where the table lights up, else the card and its menu or target, else the folded list.
//   An order is confirmed as it lies.
// - Overflow: after each answer, does the page scroll sideways, or does a button or a line of the prompt hide its words (but for
//   chips of rules, which end in dots where they are long)?
// Times are of a machine that may be busy: compare columns, not runs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromium as browserHere } from './chromium.mjs'
import { cache, install, root } from './prepare.mjs'
import { cumulativeShift, hasOneAnswer, quantile, written } from './table/figures.mjs'
import { give } from './table/hand.mjs'
import { asked, isStill, probe, sameChance } from './table/probe.mjs'
import { open, thisTree, treeOf } from './table/trees.mjs'

const options = Object.fromEntries(process.argv.slice(2).map((word) => word.split(/=(.*)/s).slice(0, 2)))
const list = (name, usual) => (options[name] ?? usual).split(',')
const games = list('games', 'lorcana,keyforge,l5r,bluemoon')
const sizes = list('sizes', '1440x900,390x844')
const answers = Number(options.answers ?? 20)
const file = options.out ?? join(cache, 'measure-table.json')

/** Time to look before each click: what shifts later than half a second after an input is not excused by it. */
const LOOK = 600

install()
const executablePath = browserHere()
if (executablePath === null) {
  console.error('There is no chromium here, and it cannot be installed.')
  process.exit(1)
}
const trees = []
let browser = null
try {
  if (options.before !== undefined) trees.push(await open(treeOf(nameOf(options.before))))
  trees.push(await open(thisTree()))
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  const runs = []
  for (const size of sizes)
    for (const game of games)
      for (const tree of trees) {
        console.error(`${tree.name}: ${game} at ${size} ...`)
        runs.push(await measure(browser, tree, game, size))
      }
  mkdirSync(cache, { recursive: true })
  const told = { commit: nameOf('HEAD'), before: options.before ?? null, answers, runs }
  writeFileSync(file, `${JSON.stringify(told, null, 1)}\n`)
  console.log(written(runs))
  console.log(`\n${answers} answers a run; all of it as JSON: ${file}`)
} finally {
  await browser?.close()
  for (const tree of trees) tree.close()
}

function nameOf(commit) {
  return execFileSync('git', ['rev-parse', '--short=10', `${commit}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
}

/** One game at one size on the page of one tree. */
async function measure(browser, tree, game, size) {
  const [width, height] = size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: 'dark',
  })
  await context.addInitScript(() =>
    localStorage.setItem('regelwerk.settings', JSON.stringify({ pace: 'usual' })),
  )
  await context.addInitScript(sameChance)
  await context.addInitScript(probe)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  const run = {
    tree: tree.name,
    game,
    size,
    figures: {},
    notes: [],
    gestures: 0,
    mattered: 0,
    overflow: 0,
    asked: 0,
    idle: [],
  }
  try {
    await page.goto(tree.url)
    await page.locator(`[data-tile="${game}"] .tile-play`).click()
    await page.locator('.table-screen').waitFor()
    await play(page, tree, run)
  } catch (wrong) {
    run.notes.push(String(wrong?.message ?? wrong).split('\n')[0])
  }
  await context.close()
  return run
}

async function play(page, tree, run) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const laidOut = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const value = (name) => metrics.find((one) => one.name === name)?.value ?? 0
    return (value('LayoutDuration') + value('RecalcStyleDuration')) * 1000
  }
  await asked(page)
  // The page has just been loaded: only what follows is play.
  await page.waitForTimeout(1000)
  const from = await page.evaluate(() => performance.now())
  const before = await laidOut()
  let problem = null
  while (run.asked < answers && (await asked(page))) {
    const told = await page.evaluate(() => window.measured.told)
    try {
      const { choice, matters } = await tree.think(told.record)
      if (!(await isStill(page, told))) continue
      run.asked++
      if (!matters) run.idle.push(told.screen.decision.text)
      run.gestures += await give(page, told.screen.decision, choice, LOOK)
      await page.waitForFunction(
        (seq) => document.querySelector('.table-screen')?.getAttribute('data-seq') !== seq,
        String(told.screen.seq),
        { timeout: 20_000 },
      )
    } catch (wrong) {
      problem = wrong
      break
    }
    const wide = await overflows(page)
    if (wide.length > 0) run.overflow++
    if ('why' in options) run.wide = [...(run.wide ?? []), ...wide]
  }
  const layout = (await laidOut()) - before
  const { record } = await page.evaluate(() => window.measured.told)
  run.mattered = (await tree.think(record)).mattered
  const kept = await page.evaluate(() => window.measured)
  reckon(run, kept, from, layout)
  if (problem !== null) throw problem
}

/** What is wider than its room. */
function overflows(page) {
  return page.evaluate(() => {
    const isWide = document.documentElement.scrollWidth > innerWidth
    const words = document.querySelectorAll('.prompt button, .prompt-text, .menu-of-card button')
    const cut = Array.from(words).filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one)
      return one.scrollWidth > one.clientWidth + 1 && overflowX !== 'visible' && textOverflow !== 'ellipsis'
    })
    return [...(isWide ? ['the page'] : []), ...cut.map((one) => one.textContent)]
  })
}

function reckon(run, { shifts, tasks, frames, gestures, prompts }, from, layout) {
  const inPlay = ({ at }) => at >= from
  const shifted = shifts.filter(inPlay)
  const long = tasks.filter(inPlay).map(({ duration }) => duration)
  const felt = gestures.filter(inPlay)
  const effects = felt.map(({ effect }) => effect).filter(Number.isFinite)
  const shown = Object.values(prompts).slice(0, run.asked)
  const { asked, mattered, gestures: made, idle } = run
  run.figures = {
    cls: cumulativeShift(shifted),
    shiftsAll: shifted.reduce((sum, { value }) => sum + value, 0),
    longestTask: Math.max(0, ...long),
    tasksOver100: long.filter((duration) => duration > 100).length,
    layoutMs: asked === 0 ? null : layout / asked,
    effectMedian: quantile(effects, 0.5),
    effectWorst: quantile(effects, 0.95),
    answerMedian: quantile(
      felt.map(({ answer }) => answer),
      0.5,
    ),
    prompts: shown.length,
    oneAnswer: shown.length === 0 ? null : shown.filter(hasOneAnswer).length / shown.length,
    noMatter: asked === 0 ? null : idle.length / asked,
    perDecision: mattered === 0 ? null : made / mattered,
    overflow: run.overflow,
  }
  if ('why' in options) run.frames = frames.filter(inPlay)
  if ('why' in options) run.shifts = shifted.toSorted((a, b) => b.value - a.value).slice(0, 12)
}
