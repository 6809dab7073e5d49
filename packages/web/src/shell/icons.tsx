/** Small signs beside words; none stands for a word alone unless its button is named. */
const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  copy: 'M9 9h11v12H9zM5 15H4V3h12v2',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  eye: 'M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  there: 'M5 12.5l4.5 4.5L19 7.5',
  away: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM6.5 6.5l11 11',
  save: 'M12 3v12M7 10l5 5 5-5M4 20h16',
} as const

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
