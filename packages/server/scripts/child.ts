/** Starts the server in a process of its own, and ends it kindly or not. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Holds a program on one core, where there is such a thing. */
const PINNING = 'taskset'

const SCRIPT = fileURLToPath(new URL('./server.ts', import.meta.url))
/** The same, compiled by `npm run build`, as people run it. */
const COMPILED = fileURLToPath(new URL('../dist/scripts/server.js', import.meta.url))

const FROM_SOURCES = ['--import', 'tsx', '--conditions=regelwerk-source']

export class Child {
  /** Long runs measure what people run; tests try what is written. */
  static isCompiled = false

  private constructor(
    readonly process: ChildProcess,
    readonly url: string,
  ) {}

  /** From its compiled form, which must be there. */
  static compiled(dataDir: string): Promise<Child> {
    return Child.#run([process.execPath, COMPILED, dataDir, 'unlimited'])
  }

  /** From sources that lie elsewhere. */
  static elsewhere(root: string, dataDir: string): Promise<Child> {
    const script = join(root, 'packages/server/scripts/server.ts')
    return Child.#run([process.execPath, ...FROM_SOURCES, script, dataDir, 'unlimited'], root)
  }

  /** `core`: the one it may run on, where the system can say so. */
  static async start(
    dataDir: string,
    core?: number,
    limits: 'limited' | 'unlimited' = 'unlimited',
  ): Promise<Child> {
    const profile = process.env.REGELWERK_PROFILE
    const profiled = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
    const how = Child.isCompiled ? [COMPILED] : [...FROM_SOURCES, SCRIPT]
    const command = [process.execPath, ...profiled, ...how, dataDir, limits]
    const pinned = core !== undefined && canPin() ? [PINNING, '-c', String(core), ...command] : command
    return Child.#run(pinned)
  }

  static async #run(command: string[], cwd?: string): Promise<Child> {
    const [program, ...args] = command as [string, ...string[]]
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd })
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout.on('data', (data) => {
        text += String(data)
        if (text.includes('\n')) resolve(text.trim())
      })
      child.once('exit', (code) => reject(new Error(`the server has not started: ${code}`)))
    })
    return new Child(child, url)
  }

  /** At once, without any warning. */
  async kill(): Promise<void> {
    const gone = once(this.process, 'exit')
    this.process.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit')
    this.process.kill('SIGTERM')
    await gone
  }

  /** One of the server's own figures. */
  async figure(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text()
    const line = text.split('\n').find((one) => one.startsWith(`regelwerk_${name} `))
    return Number(line?.split(' ').at(-1) ?? Number.NaN)
  }
}

/** Keeps this process off the core that the server runs on, where there is another. */
export function keepOff(core: number): void {
  const others = cpus().flatMap((_, other) => (other === core ? [] : [other]))
  if (others.length > 0 && canPin()) spawnSync(PINNING, ['-acp', others.join(','), String(process.pid)])
}

export const canPin = (): boolean => spawnSync(PINNING, ['--version']).status === 0
