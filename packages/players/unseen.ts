/** Two ready decks of each game on which nothing is ever tuned: what is won with them was not learned by heart. */
const unseenDecks: Readonly<Record<string, readonly string[]>> = {
  lorcana: ['emerald-ruby', 'sapphire-steel'],
  keyforge: ['cinder-tavern', 'silver-orchard'],
  l5r: ['scorpion', 'unicorn'],
  bluemoon: ['aqua', 'buka'],
}

/** Whether one of these decks has never been seen in tuning. */
export const hasUnseen = (game: string, decks: readonly string[]): boolean =>
  decks.some((deck) => unseenDecks[game]?.includes(deck))
