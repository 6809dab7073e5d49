/** The small menu at a card that can do several things. */
import { useTable } from './context.ts'
import { ForeseenLines } from './foreseen.tsx'
import { keyed } from './keyed.ts'
import type { Entry } from './picking.ts'
import { Words } from './words.tsx'

interface Props {
  title: string
  entries: readonly Entry[]
  picked: readonly number[]
  onTake(entry: Entry): void
}

export function Menu({ title, entries, picked, onTake }: Props) {
  const { game, isAdvised } = useTable()
  return (
    <div className="menu-of-card">
      <h3>{title}</h3>
      <ul>
        {keyed(entries, ({ text }) => text).map(({ key, item }) => (
          <li key={key}>
            <button
              type="button"
              className="choice"
              data-option={'index' in item ? item.index : undefined}
              data-advised={('index' in item && isAdvised(item.index)) || undefined}
              aria-pressed={'index' in item && picked.includes(item.index) ? true : undefined}
              onClick={() => onTake(item)}
            >
              <span>
                <Words game={game.id} text={item.text} />
                {'index' in item && <ForeseenLines index={item.index} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
