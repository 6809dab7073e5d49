/** Says that the server has been upgraded since this page was loaded: it might misread what it is told. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/shell.ts'
import { useIsPageOld } from '../session/build.ts'

export function OldPage({ lang }: { lang: Lang }) {
  if (!useIsPageOld()) return null
  return (
    <section className="offline" role="alert">
      <p>{say(lang, 'oldPage')}</p>
      <button type="button" className="strong" onClick={() => location.reload()}>
        {say(lang, 'reload')}
      </button>
    </section>
  )
}
