/** A curve or a composition: how many cards have each value, as bars that say their number. */
import type { Lang, Property } from '@regelwerk/core'
import { spread } from './deck.ts'

interface Props {
  property: Property
  cards: readonly (readonly [n: number, id: string])[]
  lang: Lang
}

export function Spread({ property, cards, lang }: Props) {
  const bars = spread(property, cards)
  const most = Math.max(...bars.map(([, n]) => n))
  if (bars.length === 0) return null
  const said = (value: string): string =>
    property.values === undefined ? value : property.sayValue(value, lang)
  return (
    <figure className="spread" data-wide={property.values !== undefined}>
      <figcaption>{property.name[lang]}</figcaption>
      <ul>
        {bars.map(([value, n]) => (
          <li key={value}>
            <span className="spread-n">{n}</span>
            <span className="spread-bar" style={{ '--part': n / most } as React.CSSProperties} />
            <span className="spread-value">{said(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
