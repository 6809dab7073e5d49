import { loadGame } from '@regelwerk/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { sayTable } from '../messages/table.ts'
import { changeSettings } from '../settings.ts'
import { TableContext, type TableUse } from './context.ts'
import { RuleCard, RuleChip } from './rule-chip.tsx'

const game = await loadGame('keyforge')
const rule = 'glossary/spott'
const texts = { [rule]: { title: 'Spott', summary: 'Nachbarn dürfen nicht angegriffen werden.' } }

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['de'] })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
})

function chip(): string {
  const say: TableUse['say'] = (key, values) => sayTable('de', key, values)
  const use = { game, lang: 'de', texts, say, showRule: () => {} } as unknown as TableUse
  return renderToStaticMarkup(
    <TableContext value={use}>
      <RuleChip rule={rule} />
    </TableContext>,
  )
}

test('a chip shows the title, not the id', () => {
  changeSettings({ rules: 'shown' })
  expect(chip()).toMatch(/>Spott<\/button>$/)
  expect(chip()).not.toContain('glossary')
})

test('or only a sign, behind which the title is, for who likes it so', () => {
  changeSettings({ rules: 'hidden' })
  expect(chip()).toMatch(/>§<\/button>$/)
  expect(chip()).toContain('title="Spott"')
})

test('what a rule says is in the language of the reader', () => {
  const card = renderToStaticMarkup(<RuleCard game={game} rule={rule} lang="de" texts={texts} />)
  expect(card).toContain('<h3>Spott</h3>')
  expect(card).toContain('<span lang="de">Nachbarn dürfen nicht angegriffen werden.</span>')
})
