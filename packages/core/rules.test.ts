import { describe, expect, test } from 'vitest'
import { rulebook } from './procedure.ts'
import { neverMisread, ruleBinds, ruleMet, ruleOn, ruleSaying, rulesAsked, without } from './rules.ts'
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

describe('guards', () => {
  test('say nothing without their rule', () => {
    expect([ruleBinds('1', true), ruleBinds('1', false), ruleMet('1', true), ruleMet('1', false)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    without('1', () => {
      expect([ruleBinds('1', true), ruleMet('1', false)]).toEqual([false, true])
      expect([ruleBinds('2', true), ruleMet('2', false)]).toEqual([true, false])
    })
  })
})

describe('a function of a rule', () => {
  const most = ruleSaying('most', (a: number, b: number) => Math.max(a, b))

  test('says what the rule says, also where it is switched off and no wrong reading is known', () => {
    expect(most(1, 2)).toBe(2)
    expect(without('most', () => most(1, 2))).toBe(2)
    expect(neverMisread()).toContain('most')
  })

  test('is misread while its rule is switched off, and only then', () => {
    most.misread((a, b) => most.rightly(a, b) - 1)
    expect(neverMisread()).not.toContain('most')
    expect(without('most', () => most(1, 2))).toBe(1)
    expect(without('other', () => most(1, 2))).toBe(2)
    without('most', () => {
      expect(without('other', () => most(1, 2))).toBe(2)
      expect(most(1, 2)).toBe(1)
    })
    expect(most(1, 2)).toBe(2)
  })

  test('is misread in one way', () => expect(() => most.misread(() => 0)).toThrow('most is misread twice'))

  test('is asked for where it is called', () => {
    expect([...rulesAsked(() => most(1, 2))]).toEqual(['most'])
    expect([...rulesAsked(() => undefined)]).toEqual([])
    expect(rulesAsked(() => expect(without('most', () => most(1, 2))).toBe(1)).size).toBe(0)
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

test('fixed rules are their functions themselves, and cannot be misread', async () => {
  // A copy of its own: the other tests of this thread misread theirs.
  const copy = './rules.ts?fixed'
  const fixed: typeof import('./rules.ts') = await import(copy)
  fixed.fixRules()
  const add = (a: number, b: number): number => a + b
  const sum = fixed.ruleSaying('sum', add)
  expect(sum).toBe(add)
  expect([sum(1, 2), sum.rightly(1, 2), sum.id]).toEqual([3, 3, 'sum'])
  expect(() => sum.misread(() => 0)).toThrow('sum cannot be misread')
})
