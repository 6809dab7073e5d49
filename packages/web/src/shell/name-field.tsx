/** What others at the table call the reader. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/shell.ts'
import { changeSettings, useSettings } from '../settings.ts'

export function NameField({ lang }: { lang: Lang }) {
  const { name } = useSettings()
  return (
    <label className="field">
      <span>{say(lang, 'yourName')}</span>
      <input
        value={name}
        maxLength={24}
        autoComplete="nickname"
        placeholder={say(lang, 'nameless')}
        onChange={(event) => changeSettings({ name: event.target.value })}
      />
    </label>
  )
}
