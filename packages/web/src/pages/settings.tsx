/** All settings on one page. */
import type { Lang } from '@regelwerk/core'
import { loadGames } from '@regelwerk/protocol/games'
import { use } from 'react'
import { saySetting } from '../messages/settings.ts'
import { SettingsForm } from '../shell/settings-form.tsx'

let all: ReturnType<typeof loadGames> | undefined

/** Each of them says in which windows one may stop. */
function everyGame(): ReturnType<typeof loadGames> {
  all ??= loadGames()
  all.catch(() => {
    all = undefined
  })
  return all
}

export default function SettingsPage({ lang }: { lang: Lang }) {
  return (
    <section className="sheet settings-sheet">
      <h1>{saySetting(lang, 'title')}</h1>
      <p className="soft">{saySetting(lang, 'titleWhat')}</p>
      <SettingsForm lang={lang} games={use(everyGame())} />
    </section>
  )
}
