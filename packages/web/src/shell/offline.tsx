/** Says that no server answers, and what works all the same. */
import type { Lang } from '@regelwerk/core'
import { say } from '../messages/shell.ts'
import { askServer } from './server.ts'

export function Offline({ lang }: { lang: Lang }) {
  return (
    <section className="offline" aria-labelledby="offline">
      <div>
        <h2 id="offline">{say(lang, 'offline')}</h2>
        <p>{say(lang, 'offlineWhat')}</p>
      </div>
      <button type="button" onClick={() => void askServer()}>
        {say(lang, 'tryAgain')}
      </button>
    </section>
  )
}
