/** A server in a process of its own, for measurements: its data folder is the first argument; its URL is printed. */
import { NO_LIMITS } from '../door.ts'
import { NO_WEB_LIMITS } from '../http.ts'
import { startServer } from '../index.ts'

const server = await startServer({
  port: 0,
  dataDir: process.argv[2] as string,
  logLevel: 'error',
  limits: NO_LIMITS,
  webLimits: NO_WEB_LIMITS,
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
