// `npm test`: everything that must hold, each check run even when an earlier one fails, then a summary.
// Arguments are handed to vitest: `npm test -- packages/core`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from './chromium.mjs'
import { cache, install, root, run } from './prepare.mjs'

const summaryFile = join(cache, 'summary.txt')
const report = join(cache, 'vitest.json')
rmSync(summaryFile, { force: true })
rmSync(report, { force: true })

install()
mkdirSync(cache, { recursive: true })

const results = []

check('build', 'typescript', 'tsc', ['-b', 'packages/cli'])
check('types of the tests', 'typescript', 'tsc', ['-b'])
check('lint and format', '@biomejs/biome', 'biome', ['check', '--error-on-warnings', '.'])
check('nothing unused', 'knip', 'knip', ['--no-progress'])
tests('tests', [])
browserTests()

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log()
for (const { name, passed, failed, seconds } of results) {
  const counts = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : ''
  console.log(`${failed ? 'FAILED' : 'ok    '}  ${name} (${seconds.toFixed(1)} s${counts})`)
}
const summary = `${passed} passed, ${failed} failed`
writeFileSync(summaryFile, `${summary}\n`)
console.log(`\n${summary}`)
process.exit(failed ? 1 : 0)

function check(name, packageName, bin, args) {
  const begin = performance.now()
  console.log(`\n--- ${name}`)
  const failed = runBin(packageName, bin, args) === 0 ? 0 : 1
  results.push({ name, passed: 1 - failed, failed, seconds: (performance.now() - begin) / 1000 })
}

function tests(name, args) {
  const begin = performance.now()
  console.log(`\n--- ${name}`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = runBin('vitest', 'vitest', ['run', ...args, ...reporters, ...process.argv.slice(2)])
  const counts = countTests()
  // A failure outside any test (an unhandled error, no report at all) must still count.
  if (status !== 0 && counts.failed === 0) counts.failed = 1
  results.push({ name, ...counts, seconds: (performance.now() - begin) / 1000 })
}

/** In a real browser. Where there is none and none can be installed they are skipped, but not on CI. */
function browserTests() {
  const browser = chromium()
  if (browser === null) {
    console.log('\n--- tests in the browser\nskipped: there is no chromium here, and it cannot be installed')
    if (process.env.CI) results.push({ name: 'tests in the browser', passed: 0, failed: 1, seconds: 0 })
    return
  }
  process.env.CHROMIUM = browser
  tests('tests in the browser', ['--config', 'vitest.browser.config.ts'])
}

function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const brokenFiles = testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function runBin(packageName, bin, args) {
  const manifest = join(root, 'node_modules', packageName, 'package.json')
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'))
  const script = join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin])
  return run(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
}
