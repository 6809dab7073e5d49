/** One thing that can be set: what it is, and what it can be. */
import { useId } from 'react'

interface Props<T extends string> {
  legend: string
  /** What it means, where that needs saying. */
  note?: string
  values: readonly T[]
  value: T
  label(value: T): string
  /** The language of a label, where it is not that of the page. */
  langOf?(value: T): string
  onChange(value: T): void
}

export function Setting<T extends string>({
  legend,
  note,
  values,
  value,
  label,
  langOf,
  onChange,
}: Props<T>) {
  const id = useId()
  return (
    <fieldset className="switch" aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend>{legend}</legend>
      {note !== undefined && (
        <p className="soft switch-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={id} checked={value === one} onChange={() => onChange(one)} />
          <span lang={langOf?.(one)}>{label(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}
