/** The small menu at a card: what it can do, and what that would lead to. */
import { useTable } from './context.ts'
import { ForeseenLines } from './foreseen.tsx'
import { keyed } from './keyed.ts'
import type { Entry } from './picking.ts'
import { Told } from './told.tsx'

interface Props {
  title: string
  /** The card it is about: its name in what it can do is no news. */
  card: number | null
  entries: readonly Entry[]
  picked: readonly number[]
  onTake(entry: Entry): void
}

export function Menu({ title, card, entries, picked, onTake }: Props) {
  const { isAdvised } = useTable()
  return (
    <div className="menu-of-card">
      <h3 className="hidden-text">{title}</h3>
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
                <Told text={item.text} cards={card === null ? [] : [card]} />
                {'index' in item && <ForeseenLines index={item.index} />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
