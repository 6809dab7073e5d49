/** Where a player wants to be asked in a game, window by window. */
import type { Game, Lang, Stop } from '@regelwerk/core'
import { saySetting, windowMessage } from '../messages/settings.ts'
import { changeSettings, STOPS, useSettings } from '../settings.ts'
import { Setting } from './setting.tsx'

export function Stops({ game, lang }: { game: Game; lang: Lang }) {
  const { stops } = useSettings()
  const kinds = Object.entries(game.windows?.kinds ?? {})
  const own = kinds.map(([id]) => `${game.id} ${id}`)
  const reset = (): void =>
    changeSettings({ stops: Object.fromEntries(Object.entries(stops).filter(([key]) => !own.includes(key))) })
  return (
    <div className="stops">
      {kinds.map(([id, { stop, costs }]) => {
        const key = `${game.id} ${id}`
        return (
          <Setting<Stop>
            key={id}
            legend={saySetting(lang, windowMessage(game.id, id))}
            values={costs ? STOPS.filter((one) => one !== 'never') : STOPS}
            value={stops[key] ?? stop}
            label={(one) => saySetting(lang, `stop-${one}`)}
            onChange={(one) => changeSettings({ stops: { ...stops, [key]: one } })}
          />
        )
      })}
      {own.some((key) => key in stops) && (
        <button type="button" className="quiet" onClick={reset}>
          {saySetting(lang, 'stopsReset')}
        </button>
      )}
    </div>
  )
}
