import { describe, expect, test } from 'vitest'
import { namedParts, ownTree, Registry } from './registry.ts'

const isAbility = (node: object): boolean => 'kind' in node

describe('abilities by name', () => {
  const shared = { kind: 'action', effect: { do: 'all', parts: [{ kind: 'reaction' }, { do: 'draw' }] } }

  test('the name of a part is the way to it', () => {
    const ways = [...namedParts([{ kind: 'keyword' }, shared], isAbility)].map(([way]) => way)
    expect(ways).toEqual(['0', '1', '1/effect/parts/0'])
  })

  test('two cards that share a text have abilities of their own', () => {
    const registry = new Registry<{ card: string }>()
    const trees = ['one', 'other'].map((card) => {
      const tree = ownTree([shared])
      for (const [way, node] of namedParts(tree, isAbility)) registry.add(`${card}#${way}`, node, { card })
      return tree
    })
    expect(trees.map(([node]) => registry.nameOf(node as object))).toEqual(['one#0', 'other#0'])
    expect(registry.named('other#0/effect/parts/0')).toEqual({ card: 'other' })
  })

  test('the abilities of a card are registered when one of them is first asked for', () => {
    const asked: string[] = []
    const registry: Registry<string> = new Registry((card) => {
      asked.push(card)
      if (card === 'one') for (const way of ['0', '0/effect']) registry.add(`one#${way}`, { way }, way)
    })
    expect(registry.whole('one#0/effect')).toBe('0')
    expect(registry.named('one#0/effect')).toBe('0/effect')
    expect(asked).toEqual(['one'])
    expect(() => registry.named('other#0')).toThrow('there is no ability other#0')
  })

  test('what has no name, or one that is taken, is said so', () => {
    const registry = new Registry<number>()
    registry.add('a#0', shared, 1)
    expect(() => registry.add('a#0', {}, 2)).toThrow('two abilities are named a#0')
    expect(() => registry.named('b#0')).toThrow('there is no ability b#0')
    expect(() => registry.nameOf({})).toThrow('belongs to no card')
  })
})
