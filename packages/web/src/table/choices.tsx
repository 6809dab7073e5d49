/** All that can be chosen, as a list of buttons: what stands for no card first, the rest by verb. */
import type { DecisionOnScreen } from '@regelwerk/protocol'
import { useState } from 'react'
import { useTable } from './context.ts'
import { TableIcon } from './icons.tsx'
import { type Aim, type Grouped, grouped, type Offered } from './picking.ts'
import { Words } from './words.tsx'

/** More options than this can be searched. */
const MANY = 18

interface Props {
  decision: DecisionOnScreen
  offered: readonly Offered[]
  aim: Aim | null
  picked: readonly number[]
  /** One must be let go before another is taken. */
  isFull: boolean
  isBusy: boolean
  /** Where there is little room, what can be pointed at on the table is listed when asked for. */
  isFolded: boolean
  onTake(index: number): void
  onPoint(offered: Offered): void
}

const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

function filtered({ plain, groups }: Grouped, typed: string): Grouped {
  const wanted = plainText(typed.trim())
  const isFound = ({ option }: Offered) => plainText(option.text).includes(wanted)
  return {
    plain: plain.filter(isFound),
    groups: groups
      .map(({ verb, options }) => ({ verb, options: options.filter(isFound) }))
      .filter(({ options }) => options.length > 0),
  }
}

export function Choices(props: Props) {
  const { say } = useTable()
  const [typed, setTyped] = useState('')
  const [isFolded, setFolded] = useState(props.isFolded)
  const { offered, aim } = props
  const { plain, groups } = filtered(grouped(offered, aim), typed)
  let number = 0
  const numbered = (one: Offered) => ({ one, number: ++number })
  const first = plain.map(numbered)
  const rest = groups.map(({ verb, options }) => ({ verb, options: options.map(numbered) }))
  const isFew = (groups.length === 0 || isFolded) && plain.length <= 4
  const listed = groups.reduce((all, { options }) => all + options.length, 0)
  return (
    <div className="choices">
      {offered.length > MANY && !isFolded && (
        <input
          type="search"
          className="choice-search"
          aria-label={say('search')}
          placeholder={say('search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {number === 0 && <p className="soft">{say('noMatch')}</p>}
      {first.length > 0 && (
        <ul className={isFew ? 'choice-group choice-few' : 'choice-group choice-plain'}>
          {first.map(({ one, number: n }) => (
            <ChoiceButton key={one.index} {...props} one={one} number={n} />
          ))}
        </ul>
      )}
      {props.isFolded && listed > 0 && (
        <button
          type="button"
          className="quiet choice-all"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {say('allChoices', { n: listed })}
        </button>
      )}
      {(isFolded ? [] : rest).map(({ verb, options }) => (
        <ul key={verb} className="choice-group" data-verb={verb}>
          {options.map(({ one, number: n }) => (
            <ChoiceButton key={one.index} {...props} one={one} number={n} />
          ))}
        </ul>
      ))}
    </div>
  )
}

interface ButtonProps extends Props {
  one: Offered
  number: number
}

function ChoiceButton({ decision, picked, isFull, isBusy, onTake, onPoint, one, number }: ButtonProps) {
  const { say, game, isAdvised } = useTable()
  const { index, option } = one
  const isPick = decision.kind === 'pick'
  const isPicked = picked.includes(index)
  const { sumAtLeast, sumAtMost } = decision.constraint ?? {}
  const hasSum = sumAtLeast !== undefined || sumAtMost !== undefined
  return (
    <li>
      <button
        type="button"
        className="choice"
        data-choice={number}
        data-option={index}
        data-advised={isAdvised(index) || undefined}
        disabled={isBusy}
        aria-disabled={(isFull && !isPicked) || undefined}
        aria-pressed={isPick ? isPicked : undefined}
        onClick={() => onTake(index)}
        onPointerEnter={() => onPoint(one)}
        onFocus={() => onPoint(one)}
      >
        <span className="choice-number" aria-hidden="true">
          {isPicked ? <TableIcon name="check" /> : number}
        </span>
        <span className="choice-text">
          <Words game={game.id} text={option.text} />
          {hasSum && option.weight !== undefined && <span className="choice-weight"> ({option.weight})</span>}
          {isAdvised(index) && <span className="hidden-text"> ({say('advised')})</span>}
          {option.must && <span className="choice-must"> ({say('mustBeIn')})</span>}
        </span>
        {isAdvised(index) && (
          <span className="choice-advised">
            <TableIcon name="hint" />
          </span>
        )}
      </button>
    </li>
  )
}
