/** Keys as the screens take them: one at a time, also when the terminal hands over several at once. */
import type { Key as InkKey } from 'ink'

type Named =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'enter'
  | 'escape'
  | 'backspace'
  | 'tab'

export interface Key {
  /** A key with a name, or the character that was typed. */
  name: Named | 'char'
  char: string
  ctrl: boolean
}

const named = (name: Named): Key => ({ name, char: '', ctrl: false })

export function keysOf(input: string, key: InkKey): Key[] {
  if (key.upArrow) return [named('up')]
  if (key.downArrow) return [named('down')]
  if (key.leftArrow) return [named('left')]
  if (key.rightArrow) return [named('right')]
  if (key.pageUp) return [named('pageUp')]
  if (key.pageDown) return [named('pageDown')]
  if (key.home) return [named('home')]
  if (key.end) return [named('end')]
  if (key.return) return [named('enter')]
  if (key.escape) return [named('escape')]
  if (key.backspace || key.delete) return [named('backspace')]
  if (key.tab) return [named('tab')]
  return [...input].map((char) => {
    if (char === '\r' || char === '\n') return named('enter')
    if (char === '\x7f' || char === '\b') return named('backspace')
    return { name: 'char', char, ctrl: key.ctrl }
  })
}

export const isDigit = (key: Key): boolean => key.name === 'char' && /^[0-9]$/.test(key.char)
export const isPrintable = (key: Key): boolean => key.name === 'char' && !key.ctrl && key.char >= ' '
