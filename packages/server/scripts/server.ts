/** A server in a process of its own, for measurements: its data folder is the first argument; its URL is printed. */
import { startServer } from '../index.ts'

const generous = { burst: 1e6, perSecond: 1e6 }
const server = await startServer({
  port: 0,
  dataDir: process.argv[2] as string,
  logLevel: 'error',
  guestsPerMinute: 1e6,
  limits: { messages: generous, chat: generous },
})
process.stdout.write(`${server.url}\n`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
