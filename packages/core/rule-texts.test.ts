import { describe, expect, test } from 'vitest'
import { loadRuleTexts, ruleSummary, ruleTitle } from './index.ts'

describe('what people read instead of an id', () => {
  test.each([
    ['glossary/schutz', 'Ward', 'Ward'],
    ['rules/schritt-3-karten/2', 'Step 3: main', 'Step 3: main'],
    ['step/3.2.5/1', 'Conflict', 'Conflict, 3.2.5'],
    ['4.6.8.3', 'Locations strike nobody', 'Locations strike nobody, 4.6.8.3'],
    ['4.6.8/example-1', 'A location challenged', 'A location challenged, 4.6.8'],
    ['faq/2', 'Two rings', 'Two rings'],
  ])('%s with the title %s is %s', (id, title, said) => {
    expect(ruleTitle(id, { [id]: { title } })).toBe(said)
  })

  test.each([
    ['4.6.8.3', '4.6.8.3'],
    ['step/D.3', 'D.3'],
    ['base/13', 'Base 13'],
    ['glossary/aktiver-spieler/1', 'Aktiver spieler 1'],
    ['timing/aktionsfenster~3', 'Aktionsfenster 3'],
  ])('%s without a title is %s', (id, said) => expect(ruleTitle(id, {})).toBe(said))
})

describe('what a rule says', () => {
  const catalogue = { a: { kind: 'rule', summary: 'A comes first.' } } as const

  test('in the language asked for, or in English where that is missing', () => {
    expect(ruleSummary('a', catalogue, { a: { title: 'A', summary: 'A zuerst.' } }, 'de')).toEqual({
      text: 'A zuerst.',
      lang: 'de',
    })
    expect(ruleSummary('a', catalogue, { a: { title: 'A' } }, 'it')).toEqual({
      text: 'A comes first.',
      lang: 'en',
    })
    expect(ruleSummary('b', catalogue, {}, 'en').text).toBe('')
  })

  test('a game without texts has none', async () => expect(await loadRuleTexts({}, 'de')).toEqual({}))
})
