import type { CardText } from '../../abilities.ts'
import { all, archive, choose, creature, discard, fightReap, ifYouDo, play, purge, top } from '../words.ts'

export const logos = {
  // The upper half has bonus icons only; power, armor and text are on the lower one (glossary/gigantische-kreaturen).
  'ultra-gravitron2': [
    play(archive(top(5))),
    fightReap(
      ifYouDo(
        discard(choose({ in: 'archives' })),
        all(purge(choose(creature())), { do: 'resolveIcons', of: 'it' }),
      ),
    ),
  ],
} satisfies Record<string, CardText>
