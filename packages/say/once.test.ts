import { expect, test } from 'vitest'
import { once } from './once.ts'

test('it is said once in each language', () => {
  const asked: string[] = []
  const say = once((id, lang) => {
    asked.push(`${id} ${lang}`)
    return id === '' ? null : `${id} in ${lang}`
  })
  expect([say('a', 'en'), say('a', 'de'), say('a', 'en'), say('', 'it'), say('', 'it')]).toEqual([
    'a in en',
    'a in de',
    'a in en',
    null,
    null,
  ])
  expect(asked).toEqual(['a en', 'a de', ' it'])
})
