/** The guided first games, and which of them have been played in this browser. */
import { type Lesson, parseLesson } from '@regelwerk/core'
import { readPositionText } from '@regelwerk/protocol/positions'

const texts = import.meta.glob<string>('../../../{lorcana,keyforge,l5r,bluemoon}/lessons/first.yaml', {
  query: '?raw',
  import: 'default',
})

/** null: the game has none. */
export async function lessonOf(game: string): Promise<Lesson | null> {
  const text = await texts[`../../../${game}/lessons/first.yaml`]?.()
  return text === undefined ? null : parseLesson(readPositionText(text).content)
}
