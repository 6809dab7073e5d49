/** A server for tests: in this process, on a free port, with a data folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_LIMITS } from './door.ts'
import { NO_WEB_LIMITS } from './http.ts'
import { type Server, type ServerOptions, startServer } from './index.ts'
import type { Time } from './time.ts'

export interface TestServer extends Server {
  dataDir: string
  /** Stops it and throws its data away. */
  stop(): Promise<void>
  /** Stops it and starts another with the same data. */
  again(options?: Partial<ServerOptions>): Promise<TestServer>
}

export async function testServer(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'regelwerk-'))
  const server = await startServer({
    port: 0,
    dataDir,
    logLevel: 'silent',
    limits: NO_LIMITS,
    webLimits: NO_WEB_LIMITS,
    ...options,
  })
  return {
    ...server,
    dataDir,
    async stop() {
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async again(changed = {}) {
      await server.close()
      return testServer({ ...options, ...changed, dataDir })
    },
  }
}

/** A clock whose hands a test turns. */
export class FakeTime implements Time {
  #now = 1_000_000
  #calls: { at: number; call: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(milliseconds: number, call: () => void): () => void {
    const entry = { at: this.#now + milliseconds, call }
    this.#calls.push(entry)
    return () => {
      this.#calls = this.#calls.filter((one) => one !== entry)
    }
  }

  pass(milliseconds: number): void {
    const end = this.#now + milliseconds
    for (;;) {
      const due = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.#calls = this.#calls.filter((one) => one !== due)
      this.#now = due.at
      due.call()
    }
    this.#now = end
  }
}
