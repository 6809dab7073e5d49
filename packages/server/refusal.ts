import type { ErrorCode } from '@regelwerk/protocol'

/** Something asked for that will not be done: told to whoever asked, and nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    text: string,
  ) {
    super(text)
  }
}
