/** What the bin starts. */
import { fixRules } from '@regelwerk/core'
import { run } from './main.ts'

if (!process.argv.includes('--prove')) fixRules()

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
process.exitCode = await run(process.argv.slice(2))
