/** The link to this page, to be copied and sent. */
import type { Lang } from '@regelwerk/core'
import { useState } from 'react'
import { say } from '../messages/match.ts'
import { Icon } from './icons.tsx'

export function LinkToCopy({ lang }: { lang: Lang }) {
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    navigator.clipboard?.writeText(location.href).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className="inline link">
      <label className="field">
        <span>{say(lang, 'link')}</span>
        <input readOnly value={location.href} onFocus={(event) => event.target.select()} />
      </label>
      <button type="button" onClick={copy}>
        <Icon name={copied ? 'there' : 'copy'} />
        <span role="status">{say(lang, copied ? 'copied' : 'copy')}</span>
      </button>
    </div>
  )
}
