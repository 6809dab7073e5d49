/** Answering the decision on the screen: what is offered, what has been begun, what taking an option does. */
import type { Choice, Table } from '@regelwerk/core'
import type { Screen } from '@regelwerk/protocol'
import { useMemo, useState } from 'react'
import { tokensOf } from './lookup.ts'
import {
  type Aim,
  answerAtOnce,
  type Draft,
  emptyDraft,
  isFull,
  type Lack,
  lackOf,
  type Marked,
  marksOf,
  type Offered,
  offeredBy,
  type Thing,
  toggled,
} from './picking.ts'

export interface Deciding {
  /** Which decision it is: another one begins anew. */
  key: string
  offered: readonly Offered[]
  draft: Draft
  marks: ReadonlyMap<Thing, Marked>
  order: readonly number[]
  /** Exactly one is wanted, so taking it answers. */
  isOne: boolean
  /** One must be let go before another is taken. */
  isFull: boolean
  lack: Lack | null
  take(index: number): void
  /** These are picked, whatever was before. */
  setPicked(picked: readonly number[]): void
  confirm(): void
  setAim(aim: Aim | null): void
  setOrder(order: number[]): void
}

interface Begun extends Draft {
  key: string
  order: readonly number[]
}

export function useDeciding(screen: Screen, table: Table, answer: (choice: Choice) => void): Deciding {
  const { decision } = screen
  const key =
    decision === null
      ? ''
      : `${screen.seq} ${decision.rule} ${decision.prompt} ${decision.source} ${decision.options.length}`
  const n = decision?.options.length ?? 0
  const fresh = useMemo(
    (): Begun => ({ key, ...emptyDraft, order: Array.from({ length: n }, (_, i) => i) }),
    [key, n],
  )
  const [kept, setBegun] = useState<Begun>(fresh)
  const begun = kept.key === key ? kept : fresh
  const offered = useMemo(
    () => (decision === null ? [] : offeredBy(decision, tokensOf(table))),
    [decision, table],
  )
  const marks = useMemo(
    () => (decision === null ? new Map() : marksOf(decision, offered, begun)),
    [decision, offered, begun],
  )
  const give = (choice: Choice): void => {
    setBegun(fresh)
    answer(choice)
  }
  return {
    key,
    offered,
    draft: begun,
    marks,
    order: begun.order,
    isOne: decision?.kind === 'pick' && decision.min === 1 && decision.max === 1,
    isFull: decision !== null && isFull(decision, begun.picked),
    lack: decision?.kind === 'pick' ? lackOf(decision, begun.picked) : null,
    take(index) {
      if (decision === null) return
      const choice = answerAtOnce(decision, index)
      if (choice !== null) give(choice)
      else if (decision.kind === 'pick')
        setBegun({ ...begun, picked: toggled(decision, begun.picked, index) })
    },
    setPicked: (picked) => setBegun({ ...begun, picked }),
    confirm() {
      if (decision === null) return
      if (decision.kind === 'order') give([...begun.order])
      else if (lackOf(decision, begun.picked) === null) give([...begun.picked])
    },
    setAim: (aim) => setBegun({ ...begun, aim }),
    setOrder: (order) => setBegun({ ...begun, order }),
  }
}
