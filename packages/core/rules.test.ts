import { describe, expect, test } from 'vitest'
import { rulebook } from './procedure.ts'
import { ruleOn, rulesAsked, without } from './rules.ts'
import type { State } from './state.ts'
import { position, toy, word } from './toys/base.ts'

describe('switching a rule off', () => {
  test('every rule is on outside proofs', () => expect(ruleOn('1.2.3')).toBe(true))

  test('one rule is off inside, the others are on', () => {
    expect(without('1.2.3', () => [ruleOn('1.2.3'), ruleOn('1.2.4')])).toEqual([false, true])
    expect(ruleOn('1.2.3')).toBe(true)
  })

  test('it is on again after an error, and proofs can be nested', () => {
    const fail = () => {
      throw new Error('wrong')
    }
    expect(() => without('1', () => without('2', fail))).toThrow('wrong')
    expect([ruleOn('1'), ruleOn('2')]).toEqual([true, true])
    without('1', () => {
      without('2', () => expect([ruleOn('1'), ruleOn('2')]).toEqual([true, false]))
      expect(ruleOn('1')).toBe(false)
    })
  })
})

test('which rules were asked for, nested or not', () => {
  const inner = new Set<string>()
  const outer = rulesAsked(() => {
    ruleOn('a')
    for (const id of rulesAsked(() => ruleOn('b'))) inner.add(id)
    ruleOn('c')
  })
  expect([...outer]).toEqual(['a', 'c'])
  expect([...inner]).toEqual(['b'])
})

test('a step whose rule is off is left out', () => {
  const { procedures, procedure, step } = rulebook<State & { did: string[] }, string>()
  const did = (rule: string) => step<object>(rule, (g) => g.state.did.push(rule))
  procedure('game', [
    did('1'),
    did('2'),
    did('3'),
    step('~rest', (g, f) => g.choose(f, 'x', 0, [word('a'), word('b')], { prompt: 'turn' })),
  ])
  const game = toy<State & { did: string[] }>({
    id: 'steps',
    titles: [],
    procedures,
    fields: () => ({ did: [] }),
  })
  expect(position(game, {}).state.did).toEqual(['1', '2', '3'])
  expect(without('2', () => position(game, {})).state.did).toEqual(['1', '3'])
  expect([...rulesAsked(() => position(game, {}))]).toEqual(['1', '2', '3', '~rest'])
})
