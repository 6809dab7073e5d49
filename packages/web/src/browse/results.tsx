/** The cards that were found, as faces or as rows. */
import type { Lang } from '@regelwerk/core'
import type { ReactNode } from 'react'
import { say } from '../messages/cards.ts'
import { CardFace } from '../table/card-face.tsx'
import { faceOf } from '../table/faces.ts'
import { Words } from '../table/words.tsx'
import { type CardShelf, cardAddress } from './card-shelf.ts'

interface Props {
  shelf: CardShelf
  ids: readonly string[]
  lang: Lang
  /** How each is shown, where it is not a link to its page. */
  card?(id: string): ReactNode
}

export function Faces({ shelf, ids, lang, card }: Props) {
  const { game } = shelf
  return (
    <ul className="card-faces">
      {ids.map((id) => (
        <li key={id}>
          {card?.(id) ?? (
            <a className="card-link" href={cardAddress(game.id, id)}>
              <CardFace game={game.id} def={shelf.defOf(id)} lang={lang} size="small" />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Rows({ shelf, ids, lang }: Props) {
  const { game, properties } = shelf
  const numbers = properties.filter((one) => one.values === undefined)
  return (
    <div className="card-rows">
      <table>
        <thead>
          <tr>
            <th scope="col">{say(lang, 'name')}</th>
            {numbers.map(({ id, name }) => (
              <th key={id} scope="col" className="number">
                {name[lang]}
              </th>
            ))}
            <th scope="col">{say(lang, 'text')}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => {
            const face = faceOf(game, shelf.defOf(id), lang)
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={cardAddress(game.id, id)}>
                    {face.name}
                    {face.version && <span> {face.version}</span>}
                  </a>
                  <span className="aside">{[...face.suitNames, face.type].join(' · ')}</span>
                </th>
                {numbers.map((one) => (
                  <td key={one.id} className="number">
                    {one.of(id) ?? '–'}
                  </td>
                ))}
                <td>
                  <Words game={game.id} text={face.text.join(' ')} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
