/** Legend of the Five Rings: The Card Game: its cards, decks and rule catalogue. */
export { definitions } from './cards/index.ts'
export { enforced } from './catalogue/enforced.ts'
export { catalogue, type RuleId } from './catalogue/index.ts'
export { formatDeck, parseDeck } from './decks.ts'
export { checkDeck, formats } from './formats.ts'
export { readyDecks } from './ready.ts'
export { cardText } from './text/index.ts'
