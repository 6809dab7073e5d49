/** A game on the shelf: one click plays it. */
import type { Lang } from '@regelwerk/core'
import { useState } from 'react'
import { hasLearnt } from '../lessons/learnt.ts'
import { sayLesson } from '../messages/lesson.ts'
import { say } from '../messages/shell.ts'
import { Fan } from './fan.tsx'
import { Motif } from './motifs.tsx'
import { playNow } from './quick.ts'
import { type OnShelf, shortTitle } from './shelf.ts'

export function GameTile({ on, lang }: { on: OnShelf; lang: Lang }) {
  const { id, title, langs } = on
  const [least, most] = on.players
  const [starting, setStarting] = useState(false)
  const [fault, setFault] = useState<Error | null>(null)
  if (fault !== null) throw fault
  const game = shortTitle(title)

  const play = (): void => {
    setStarting(true)
    playNow(id, lang).catch(setFault)
  }

  return (
    <li className="tile" data-tile={id}>
      <Motif game={id} />
      <Fan game={id} />
      <h2>{game}</h2>
      <p>{say(lang, `about-${id}`)}</p>
      <p className="tile-seats">
        {say(lang, 'seats', { least, most })}
        {!(langs as readonly Lang[]).includes(lang) && ` · ${say(lang, 'inEnglish')}`}
      </p>
      <div className="inline">
        <button
          type="button"
          className="tile-play"
          onClick={play}
          disabled={starting}
          aria-label={say(lang, 'playNowOf', { game })}
        >
          {say(lang, starting ? 'starting' : 'playNow')}
        </button>
        <a href={`#/play/${id}`} aria-label={say(lang, 'setUpOf', { game })}>
          {say(lang, 'setUp')}
        </a>
      </div>
      <a
        className="tile-learn"
        href={`#/first/${id}`}
        aria-label={sayLesson(lang, hasLearnt(id) ? 'learntOf' : 'learnOf', { game })}
      >
        {sayLesson(lang, hasLearnt(id) ? 'learnt' : 'learn')}
      </a>
    </li>
  )
}
