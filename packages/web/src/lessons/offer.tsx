/** On the first visit: guided first games, to be taken or left. */
import type { Lang } from '@regelwerk/core'
import { useState } from 'react'
import { sayLesson } from '../messages/lesson.ts'
import { shelf, titleOf } from '../shell/shelf.ts'
import { declineLessons, isFirstVisit } from './learnt.ts'

export function LessonOffer({ lang }: { lang: Lang }) {
  const [isOffered, setOffered] = useState(isFirstVisit)
  if (!isOffered) return null
  const decline = (): void => {
    declineLessons()
    setOffered(false)
  }
  return (
    <section className="lesson-offer" aria-labelledby="lesson-offer">
      <div>
        <h2 id="lesson-offer">{sayLesson(lang, 'offer')}</h2>
        <p>{sayLesson(lang, 'offerWhat')}</p>
      </div>
      <div className="inline">
        {shelf.map(({ id }) => (
          <a
            key={id}
            className="button"
            href={`#/first/${id}`}
            aria-label={sayLesson(lang, 'another', { game: titleOf(id) })}
          >
            {titleOf(id)}
          </a>
        ))}
        <button type="button" className="lesson-decline" onClick={decline}>
          {sayLesson(lang, 'notNow')}
        </button>
      </div>
    </section>
  )
}
