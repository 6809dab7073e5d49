/** Buttons and fields for what cards can be found by: each changes the text of the search. */
import { bounded, boundOf, isToggled, type Lang, type Property, toggled } from '@regelwerk/core'
import { emblemOf } from '../emblems/index.tsx'
import { say } from '../messages/cards.ts'

interface Props {
  game: string
  properties: readonly Property[]
  /** The smallest and the largest number of those properties that are numbers. */
  ranges: ReadonlyMap<string, readonly [number, number]>
  query: string
  lang: Lang
  onQuery(query: string): void
}

/** So many values are buttons; of more one is chosen from a list. */
const BUTTONS = 12

export function Filters({ game, properties, ranges, query, lang, onQuery }: Props) {
  return (
    <div className="card-filters">
      {properties.map((property) =>
        property.values === undefined ? (
          <Bounds
            key={property.id}
            property={property}
            range={ranges.get(property.id) ?? [0, 0]}
            query={query}
            lang={lang}
            onQuery={onQuery}
          />
        ) : (
          <Values
            key={property.id}
            game={game}
            property={property}
            query={query}
            lang={lang}
            onQuery={onQuery}
          />
        ),
      )}
    </div>
  )
}

type Kinds = Extract<Property, { values: readonly string[] }>

function Values(props: Omit<Props, 'properties' | 'ranges'> & { property: Kinds }) {
  const { game, property, query, lang, onQuery } = props
  const chosen = property.values.filter((value) => isToggled(query, property.id, value))
  const shown = property.values.length > BUTTONS ? chosen : property.values
  const { compare } = new Intl.Collator(lang)
  return (
    <fieldset>
      <legend>{property.name[lang]}</legend>
      {shown.map((value) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={chosen.includes(value)}
          onClick={() => onQuery(toggled(query, property.id, value))}
        >
          <span className="chip-emblem" aria-hidden="true">
            {emblemOf(game, value)}
          </span>
          {property.sayValue(value, lang)}
        </button>
      ))}
      {property.values.length > BUTTONS && (
        <select
          aria-label={property.name[lang]}
          value=""
          onChange={(event) => onQuery(toggled(query, property.id, event.target.value))}
        >
          <option value="">{say(lang, chosen.length > 0 ? 'addValue' : 'any')}</option>
          {property.values
            .filter((value) => !chosen.includes(value))
            .map((value) => ({ value, said: property.sayValue(value, lang) }))
            .sort((a, b) => (property.id === 'set' ? 0 : compare(a.said, b.said)))
            .map(({ value, said }) => (
              <option key={value} value={value}>
                {said}
              </option>
            ))}
        </select>
      )}
    </fieldset>
  )
}

function Bounds(props: {
  property: Property
  range: readonly [number, number]
  query: string
  lang: Lang
  onQuery(query: string): void
}) {
  const { property, range, query, lang, onQuery } = props
  const [from, to] = range
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const bounds = [
    ['>=', 'atLeast'],
    ['<=', 'atMost'],
  ] as const
  return (
    <fieldset>
      <legend>{property.name[lang]}</legend>
      {bounds.map(([by, word]) => (
        <select
          key={by}
          aria-label={`${property.name[lang]}: ${say(lang, word)}`}
          value={boundOf(query, property.id, by) ?? ''}
          onChange={({ target: { value } }) =>
            onQuery(bounded(query, property.id, by, value === '' ? null : Number(value)))
          }
        >
          <option value="">{say(lang, word)} …</option>
          {numbers.map((n) => (
            <option key={n} value={n}>
              {by === '>=' ? '≥' : '≤'} {n}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  )
}
