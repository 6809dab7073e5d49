import { expect, test } from 'vitest'
import { definitions } from './index.ts'
import './later.ts'

/** What is done to somebody in play. */
const IN_PLAY = ['banish', 'deal', 'exert', 'give', 'move', 'put', 'ready', 'remove']

interface Doing {
  do: string
}

const isDoing = (node: object): node is Doing => 'do' in node && typeof node.do === 'string'

/** All that is done, in its order. */
function doings(node: unknown): Doing[] {
  if (typeof node !== 'object' || node === null) return []
  const within = Object.values(node).flatMap(doings)
  return isDoing(node) ? [node, ...within] : within
}

const chooses = (one: Doing): boolean => /"(chosen|one)":/.test(JSON.stringify(one))
const isOf = (one: Doing, what: string): boolean => Object.values(one).includes(what)

test('what has been discarded since is not spoken of as somebody in play', () => {
  const wrong = definitions.filter(({ abilities, effect }) =>
    [effect, ...abilities].some((text) => {
      let discarded = false
      return doings(text).some((one) => {
        if (one.do === 'discard') discarded = true
        else if (IN_PLAY.includes(one.do)) {
          if (isOf(one, 'it') && discarded) return true
          if (chooses(one)) discarded = false
        }
        return false
      })
    }),
  )
  expect(wrong.map(({ fullName }) => fullName)).toEqual([])
})
