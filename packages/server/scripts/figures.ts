/** What a long run has found. */
export interface Figures {
  ok: boolean
  [name: string]: unknown
}
