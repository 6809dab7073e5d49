import { describe, expect, test } from 'vitest'
import { oncePerNode, verbFinder, wordFinder } from './words.ts'

describe('words', () => {
  test('a verb is named by `do`, another word by the key that bears it', () => {
    const verb = verbFinder({ draw: 1, banish: 2 })
    expect(verb({ do: 'banish' })).toBe(2)
    const condition = wordFinder('condition', { have: 'h', not: 'n' })
    expect(condition({ atLeast: 2, have: {} })).toBe('h')
    expect(condition({ not: { have: {} } })).toBe('n')
  })

  test('an unknown word is named, with those there are; what every object has is no word', () => {
    expect(() => verbFinder({ draw: 1 })({ do: 'drwa' })).toThrow(/no verb is meant by {"do":"drwa"}.*draw/)
    expect(() => wordFinder('condition', { have: 1 })({ toString: 1 })).toThrow(
      /no condition.*there are have/,
    )
  })

  test('what is made of a node is made once for it', () => {
    let made = 0
    const length = oncePerNode((node: { name: string }) => {
      made++
      return node.name.length
    })
    const node = { name: 'abc' }
    expect([length(node), length(node), length({ name: 'abc' })]).toEqual([3, 3, 3])
    expect(made).toBe(2)
  })
})
