/** What the game was won with, drawn large: the keys with their turns, or how it stood. */
import type { Lang, Seat } from '@regelwerk/core'
import type { Moment, Story } from '@regelwerk/protocol'
import { emblemOf } from '../emblems/index.tsx'
import { type EndingMessage, sayEnding } from '../messages/ending.ts'
import { turnOf } from './why.ts'

interface Props {
  game: string
  story: Story
  names: readonly string[]
  /** Whose trophy it is. */
  winner: Seat
  own: Seat
  lang: Lang
}

const KEYS = ['red', 'blue', 'yellow'] as const

function Keys({ game, story, winner, lang }: Props) {
  return (
    <ol className="ending-keys" aria-label={sayEnding(lang, 'count-keys')}>
      {KEYS.map((colour, i) => {
        const turn = turnOf(story, winner, 'keys', i + 1)
        return (
          <li key={colour} data-key={colour} data-forged={turn !== null || undefined}>
            <span aria-hidden="true">{emblemOf(game, `key-${colour}`)}</span>
            <small>{turn === null ? '–' : sayEnding(lang, 'turn', { n: turn })}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** What is set against each other in the end, by game. */
const SCORES: Readonly<Record<string, readonly string[]>> = {
  lorcana: ['lore'],
  l5r: ['provinces', 'honor'],
  bluemoon: ['dragons'],
}
const SIGNS: Readonly<Record<string, string>> = { lore: 'lore', honor: 'honor', dragons: 'dragon' }

function Scores({ game, story, names, own, lang }: Props) {
  const { progress } = story.moments.at(-1) as Moment
  const seats = names.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own))
  return (
    <dl className="ending-scores">
      {(SCORES[game] ?? []).map((count) => (
        <div key={count}>
          <dt>
            <span aria-hidden="true">{emblemOf(game, SIGNS[count] ?? count)}</span>
            {sayEnding(lang, `count-${count}` as EndingMessage)}
          </dt>
          {seats.map((seat) => (
            <dd key={seat} data-own={seat === own || undefined}>
              <b>{progress[seat]?.[count] ?? 0}</b>
              <small>{names[seat]}</small>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export const Trophy = (props: Props) =>
  props.game === 'keyforge' ? <Keys {...props} /> : <Scores {...props} />
