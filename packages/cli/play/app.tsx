/** One screen at a time, drawn anew whenever it changes; keys go to the screen that is shown. */
import { useInput, useStdout } from 'ink'
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react'
import { GameScreen } from './game.tsx'
import { keysOf } from './keys.ts'
import type { Size } from './layout.ts'
import { Picker } from './picker.tsx'
import { Picking } from './picking.ts'
import type { Playing } from './playing.ts'
import { Store } from './store.ts'

/** Which screen is shown. */
export class Screens extends Store {
  constructor(public shown: Picking | Playing) {
    super()
  }

  show(screen: Picking | Playing): void {
    this.shown = screen
    this.changed()
  }
}

export function App({ screens }: { screens: Screens }): ReactNode {
  useSyncExternalStore(screens.subscribe, screens.version)
  const { shown } = screens
  useSyncExternalStore(shown.subscribe, shown.version)
  const { stdout } = useStdout()
  const size: Size = { columns: stdout.columns || 80, rows: stdout.rows || 24 }
  useEffect(() => {
    const resized = (): void => {
      // What the terminal has moved about is wiped, or remains of the old frame would stay.
      stdout.write('\x1b[2J\x1b[H')
      screens.show(screens.shown)
    }
    stdout.on('resize', resized)
    return () => {
      stdout.off('resize', resized)
    }
  }, [stdout, screens])
  const press = useCallback(
    (input: string, key: Parameters<typeof keysOf>[1]) => {
      for (const one of keysOf(input, key)) screens.shown.press(one)
    },
    [screens],
  )
  useInput(press)
  if (shown instanceof Picking) return <Picker picking={shown} columns={size.columns} rows={size.rows} />
  shown.size = size
  return <GameScreen playing={shown} />
}
