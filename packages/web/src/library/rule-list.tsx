/** The rules of a game: searched, by section, or all. */
import {
  type Catalogued,
  type Game,
  type Lang,
  type RuleTexts,
  ruleSummary,
  ruleTitle,
} from '@regelwerk/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { say } from '../messages/library.ts'
import { sayIfKnown } from '../messages/library-words.ts'
import { titleOf } from '../shell/shelf.ts'
import { ruleAddress } from './addresses.ts'
import { GameTabs } from './game-tabs.tsx'
import { RuleSummary } from './rule-summary.tsx'
import { useRuleTexts } from './rule-texts.ts'
import { type Found, searchIn, sectionOf } from './search.ts'

const PAGE = 60

/** What was looked for last in each game, for who comes back from a rule. */
const last = new Map<string, { query: string; section: string }>()

export function RuleList({ game, lang }: { game: Catalogued; lang: Lang }) {
  const [query, setQuery] = useState(last.get(game.id)?.query ?? '')
  const [section, setSection] = useState(last.get(game.id)?.section ?? '')
  const [pages, setPages] = useState(1)
  const asked = useDeferredValue(query)
  const texts = useRuleTexts(game, lang)
  const search = useMemo(() => searchIn(game.id, game.catalogue, texts), [game, texts])
  const sections = useMemo(() => [...new Set(Object.keys(game.catalogue).map(sectionOf))], [game])
  const found = useMemo(() => search(asked, section === '' ? undefined : section), [search, asked, section])
  const look = (next: { query?: string; section?: string }): void => {
    const now = { query, section, ...next }
    last.set(game.id, now)
    setQuery(now.query)
    setSection(now.section)
    setPages(1)
  }
  const shown = found.slice(0, pages * PAGE)

  return (
    <section className="sheet library" data-game={game.id}>
      <h1>{say(lang, 'rulesOf', { game: titleOf(game.id) })}</h1>
      <GameTabs room="rules" game={game.id} lang={lang} />
      <search className="rule-search">
        <label className="field">
          <span>{say(lang, 'searchRules')}</span>
          <input
            type="search"
            value={query}
            placeholder={say(lang, `searchHint-${game.id === 'lorcana' ? 'numbers' : 'words'}`)}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => look({ query: event.target.value })}
          />
        </label>
        <label className="field">
          <span>{say(lang, 'section')}</span>
          <select value={section} onChange={(event) => look({ section: event.target.value })}>
            <option value="">{say(lang, 'allSections')}</option>
            {sections.map((one) => (
              <option key={one} value={one}>
                {sectionName(game, one, texts, lang)}
              </option>
            ))}
          </select>
        </label>
      </search>
      <p className="aside">{say(lang, 'inEnglish')}</p>
      <p className="rule-count" role="status">
        {say(lang, 'found', { n: found.length })}
      </p>
      <ol className="rule-list">
        {shown.map((one) => (
          <RuleRow key={one.id} game={game} found={one} texts={texts} lang={lang} />
        ))}
      </ol>
      {found.length > shown.length && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {say(lang, 'moreRules', { n: found.length - shown.length })}
        </button>
      )}
    </section>
  )
}

interface RowProps {
  game: Game
  found: Found
  texts: RuleTexts
  lang: Lang
}

function RuleRow({ game, found: { id, item }, texts, lang }: RowProps) {
  return (
    <li data-kind={item.kind}>
      <a href={ruleAddress(game.id, id)}>
        <span className="rule-id" title={id}>
          {ruleTitle(id, texts)}
        </span>
        <RuleSummary className="rule-summary" game={game} id={id} texts={texts} lang={lang} />
        {item.kind !== 'rule' && <span className="rule-kind">{sayIfKnown(lang, 'kind', item.kind)}</span>}
      </a>
    </li>
  )
}

/** Numbered chapters by their first item, others by their word. */
function sectionName(game: Catalogued, section: string, texts: RuleTexts, lang: Lang): string {
  const heading = texts[section]?.title ?? ruleSummary(section, game.catalogue, texts, lang).text
  if (heading !== '') return `${section} ${heading}`
  const named = sayIfKnown(lang, 'section', section)
  return /^\d+$/.test(named) ? say(lang, 'chapter', { number: named }) : named
}
