/**
 * A server in a process of its own, for measurements: its data folder is the first argument; its URL is printed. Who
 * measures something else than its limits says `unlimited`.
 */
import { fixRules } from '@regelwerk/core'
import { NO_LIMITS } from '../door.ts'
import { NO_WEB_LIMITS } from '../http.ts'
import { startServer, suitServer } from '../index.ts'

// As `regelwerk serve` does.
fixRules()
suitServer()
const server = await startServer({
  port: 0,
  dataDir: process.argv[2] as string,
  logLevel: 'error',
  ...(process.argv[3] === 'unlimited' && { limits: NO_LIMITS, webLimits: NO_WEB_LIMITS }),
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
