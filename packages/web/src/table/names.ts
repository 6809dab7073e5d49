/** Games speak of their players by number; at a table they have names. */
const NUMBERED = /\b(?:Player|Spieler|Giocatore) (\d)\b/g

/** The text with players by name, where they have one; null: by number. */
export const withNames = (text: string, names: readonly (string | null)[]): string =>
  text.replace(NUMBERED, (said, number: string) => names[Number(number) - 1] ?? said)
