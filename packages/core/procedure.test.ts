import { expect, test } from 'vitest'
import { rulebook } from './procedure.ts'
import type { State } from './state.ts'

test('steps are labelled by their rules, counted where a rule serves several', () => {
  const { procedure, step, procedures } = rulebook<State, '4.6.1' | '4.6.2'>()
  const made = procedure('challenge', [
    step('4.6.1', () => {}),
    step('4.6.2', () => {}),
    step('4.6.1', () => {}),
    step('~machinery', () => {}),
    step('4.6.1', () => {}),
  ])
  expect(made.labels).toEqual(['4.6.1', '4.6.2', '4.6.1#2', '~machinery', '4.6.1#3'])
  expect(procedures.get('challenge')).toBe(made)
})

test('machinery cites the rule it serves: the one before it, or else the one after', () => {
  const { procedure, step } = rulebook<State, '4.6.1' | '4.6.2'>()
  const steps = ['~begin', '4.6.1', '~a', '4.6.2', '~b'] as const
  const made = procedure(
    'challenge',
    steps.map((rule) => step(rule, () => {})),
  )
  expect(made.cites).toEqual(['4.6.1', '4.6.1', '4.6.1', '4.6.2', '4.6.2'])
  expect(procedure('machine', [step('~alone', () => {})]).cites).toEqual([''])
})

test('a name is given once', () => {
  const { procedure } = rulebook<State, never>()
  procedure('turn', [])
  expect(() => procedure('turn', [])).toThrow('two procedures are named turn')
})

test('a procedure may be called by a name before it is written, with the locals it then has', () => {
  const { procedure, named, step, procedures } = rulebook<State, never>()
  const resolve = named<{ ability: string }>('resolve')
  expect(procedures.size).toBe(0)
  // The locals are known without being said again.
  const made = procedure(resolve, [step('~run', (_, f) => f.ability.length)])
  expect(procedures.get(resolve.name)).toBe(made)
})

test('each rulebook has its own procedures', () => {
  rulebook<State, never>().procedure('turn', [])
  expect(rulebook<State, never>().procedures.size).toBe(0)
})

test('a rule that does not exist does not compile', () => {
  const { step } = rulebook<State, '1.1'>()
  // @ts-expect-error 1.2 is no rule of this book
  expect(step('1.2', () => {}).rule).toBe('1.2')
})
