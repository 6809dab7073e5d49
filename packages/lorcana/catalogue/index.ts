import { concepts } from './01-concepts.ts'
import { gameplay } from './02-gameplay.ts'
import { turnStructure } from './03-turn-structure.ts'
import { turnActions } from './04-turn-actions.ts'
import { cards } from './05-cards.ts'
import { abilities } from './06-abilities.ts'
import { zones } from './07-zones.ts'
import { keywords } from './08-keywords.ts'
import { multiplayer } from './09-multiplayer.ts'
import { variants } from './10-variants.ts'

export const catalogue = {
  ...concepts,
  ...gameplay,
  ...turnStructure,
  ...turnActions,
  ...cards,
  ...abilities,
  ...zones,
  ...keywords,
  ...multiplayer,
  ...variants,
}

export type RuleId = keyof typeof catalogue
