/** By which clock a match is played. */
import type { Lang } from '@regelwerk/core'
import type { Clock } from '@regelwerk/protocol'
import { say } from '../messages/match.ts'

const USUAL: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 60 },
  chess: { kind: 'chess', seconds: 1200, increment: 10 },
}

/** A number in its bounds, whatever was typed. */
const within = (text: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(Number(text)) || least))

export function ClockField(props: { value: Clock; lang: Lang; onChange(clock: Clock): void }) {
  const { value, lang, onChange } = props
  return (
    <>
      <label className="field">
        <span>{say(lang, 'clock')}</span>
        <select value={value.kind} onChange={(event) => onChange(USUAL[event.target.value as Clock['kind']])}>
          {(['none', 'move', 'chess'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {say(lang, `clock-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {value.kind === 'move' && (
        <NumberField
          label={say(lang, 'seconds')}
          value={value.seconds}
          bounds={[5, 86_400]}
          onChange={(seconds) => onChange({ ...value, seconds })}
        />
      )}
      {value.kind === 'chess' && (
        <>
          <NumberField
            label={say(lang, 'minutes')}
            value={value.seconds / 60}
            bounds={[1, 1_440]}
            onChange={(minutes) => onChange({ ...value, seconds: minutes * 60 })}
          />
          <NumberField
            label={say(lang, 'increment')}
            value={value.increment}
            bounds={[0, 600]}
            onChange={(increment) => onChange({ ...value, increment })}
          />
        </>
      )}
    </>
  )
}

function NumberField(props: {
  label: string
  value: number
  bounds: readonly [number, number]
  onChange(n: number): void
}) {
  const { label, value, bounds, onChange } = props
  const [least, most] = bounds
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        defaultValue={value}
        onChange={(event) => onChange(within(event.target.value, least, most))}
      />
    </label>
  )
}
