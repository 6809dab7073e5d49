/** Who is asked what, and since when: whether an answer is to what is still asked. */
import type { Decision, Seat } from '@regelwerk/core'
import { Refusal } from './refusal.ts'

interface Question {
  decision: Decision
  /** How many events were recorded when it was asked. */
  since: number
}

export class Asked {
  #questions = new Map<Seat, Question>()

  /** What is asked now, after so many events. What was asked before and still is has been asked since then. */
  update(decisions: readonly Decision[], seq: number): void {
    const before = this.#questions
    this.#questions = new Map(
      decisions.map((decision) => {
        const known = before.get(decision.seat)
        return [decision.seat, known?.decision === decision ? known : { decision, since: seq }]
      }),
    )
  }

  get all(): Question[] {
    return [...this.#questions.values()]
  }

  get seats(): Seat[] {
    return [...this.#questions.keys()]
  }

  isOpen(decision: Decision): boolean {
    return this.#questions.get(decision.seat)?.decision === decision
  }

  /**
   * What a seat means that answers, or asks for a hint, having seen `seq` events, when `now` are recorded. Where several
   * answer in secret, those of the others in between do not matter: what this seat is asked is the same.
   */
  meantBy(seat: Seat, seq: number, now: number): Decision {
    const asked = this.#questions.get(seat)
    if (asked !== undefined && seq >= asked.since && seq <= now) return asked.decision
    const instead =
      asked === undefined ? 'you are not asked anything now' : 'you are asked something else now'
    throw new Refusal('stale', `this is about number ${seq}; ${instead}`)
  }
}
