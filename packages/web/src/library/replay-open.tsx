/** Where a replay comes from: a file that is chosen or dropped, or something pasted. */
import type { Lang } from '@regelwerk/core'
import { useState } from 'react'
import { say } from '../messages/library.ts'

interface Props {
  /** What was wrong with the last one; null: nothing. */
  problem: string | null
  lang: Lang
  onText(text: string): void
}

export function ReplayOpen({ problem, lang, onText }: Props) {
  const [pasted, setPasted] = useState('')
  const read = (file: File | undefined): void => {
    if (file !== undefined) void file.text().then(onText)
  }
  return (
    <section className="sheet library">
      <h1>{say(lang, 'replays')}</h1>
      <p>{say(lang, 'replaysWhat')}</p>
      <label className="drop">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 15V4M7 9l5-5 5 5M4 20h16" />
        </svg>
        <span>{say(lang, 'dropFile')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => read(event.target.files?.[0])}
        />
      </label>
      <form
        className="replay-paste"
        onSubmit={(event) => {
          event.preventDefault()
          onText(pasted)
        }}
      >
        <label className="field">
          <span>{say(lang, 'pasteReplay')}</span>
          <textarea
            rows={3}
            value={pasted}
            spellCheck={false}
            onChange={(event) => setPasted(event.target.value)}
          />
        </label>
        <button type="submit" disabled={pasted.trim() === ''}>
          {say(lang, 'openReplay')}
        </button>
      </form>
      {problem !== null && (
        <p className="verdict" data-ok="false" role="alert">
          {say(lang, 'cannotOpen', { detail: problem })}
        </p>
      )}
    </section>
  )
}
