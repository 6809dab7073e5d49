/** A window for tests: keys are typed into it, frames are read from it. */
import { EventEmitter } from 'node:events'
import { type Instance, render } from 'ink'
import { App, type Screens } from './app.tsx'
import { Playing } from './playing.ts'

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[A-Za-z]`, 'g')

const KEYS = {
  tab: '\t',
  enter: '\r',
  escape: '\x1b',
  up: '\x1b[A',
  down: '\x1b[B',
  left: '\x1b[D',
  right: '\x1b[C',
}

/** A window that nobody sees: it keeps every frame, and keys can be typed into it. */
export class Window {
  readonly frames: string[] = []
  readonly #stdin = new FakeInput()
  readonly #app: Instance

  constructor(
    readonly screens: Screens,
    readonly columns = 80,
    readonly rows = 24,
  ) {
    const stdout = Object.assign(new EventEmitter(), {
      columns,
      rows,
      isTTY: true,
      write: (frame: string) => {
        this.frames.push(frame.replaceAll(ESCAPES, ''))
        return true
      },
    })
    this.#app = render(<App screens={screens} />, {
      stdout: stdout as unknown as NodeJS.WriteStream,
      stdin: this.#stdin as unknown as NodeJS.ReadStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
    })
    open.push(this)
  }

  get frame(): string {
    return this.frames.at(-1) ?? ''
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.#stdin.type((KEYS as Record<string, string>)[key] ?? key)
      // A lone escape is told apart from the beginning of an arrow key a moment later.
      await new Promise((resolve) => setTimeout(resolve, key === 'escape' ? 5 : 0))
    }
  }

  close(): void {
    if (this.screens.shown instanceof Playing) this.screens.shown.stop()
    this.#app.unmount()
  }
}

class FakeInput extends EventEmitter {
  isTTY = true
  #typed: string | null = null
  setEncoding(): void {}
  setRawMode(): void {}
  ref(): void {}
  unref(): void {}
  read(): string | null {
    const typed = this.#typed
    this.#typed = null
    return typed
  }
  type(keys: string): void {
    this.#typed = keys
    this.emit('readable')
  }
}

const open: Window[] = []

export function closeWindows(): void {
  for (const window of open.splice(0)) window.close()
}
