/** The few signs the table itself needs. */
const shapes = {
  check: 'M5 12.5 10 17.5 19 7',
  target: 'M12 3v5M12 16v5M3 12h5M16 12h5',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  skip: 'M6 5l8 7-8 7zM18 5v14',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 8h-2',
  hint: 'M9.5 18h5M10.5 21h3M9.5 15.5c0-1.2-.5-1.9-1.2-2.7a5 5 0 1 1 7.4 0c-.7.8-1.2 1.5-1.2 2.7z',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  log: 'M5 6h14M5 12h14M5 18h9',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 18v.01',
  settings: 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  turn: 'M5 12h13M13 6l6 6-6 6',
  turned: 'M20 5v6h-6M19.5 11A8 8 0 1 0 20 14',
} as const

export type IconName = keyof typeof shapes

export function TableIcon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  )
}
