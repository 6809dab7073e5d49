import { expect, it } from 'vitest'
import { compareBuild, isPageOld } from './build.ts'

it('a page is old when the server was made from something else', () => {
  compareBuild('a', 'a')
  expect(isPageOld()).toBe(false)
  compareBuild('b', 'a')
  expect(isPageOld()).toBe(true)
  compareBuild('a', 'a')
  expect(isPageOld()).toBe(false)
})

it('a page that does not know what it was made from is never old', () => {
  compareBuild('a')
  expect(isPageOld()).toBe(false)
})
