/** How a search is written, with the words of this game. */
import type { Lang, Property } from '@regelwerk/core'
import { say } from '../messages/cards.ts'

export function Syntax({ properties, lang }: { properties: readonly Property[]; lang: Lang }) {
  const kinds = properties.flatMap((one) => (one.values === undefined ? [] : [one]))
  const numbers = properties.filter((one) => one.values === undefined)
  const [first] = kinds
  const [a = '', b = ''] = first?.values ?? []
  return (
    <details className="card-syntax">
      <summary>{say(lang, 'help')}</summary>
      <ul>
        <li>{say(lang, 'help-words')}</li>
        {first && <li>{say(lang, 'help-values', { id: first.id, a, b })}</li>}
        <li>{say(lang, 'help-numbers', { id: numbers[0]?.id ?? '' })}</li>
        <li>{say(lang, 'help-not')}</li>
      </ul>
      <p>
        {properties.map(({ id, name }) => (
          <span key={id}>
            <code>{id}</code> {name[lang]}
          </span>
        ))}
      </p>
    </details>
  )
}
