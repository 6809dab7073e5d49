import type { Texts } from '../facts.ts'
import { cant, has, inOrder, keyword, may, ready, wheneverBanishesInYourTurn } from '../words.ts'

export const ruby: Texts = {
  'Mother Gothel - Withered and Wicked': [{ kind: 'static', enters: { damage: 3 } }],
  'Scar - Vicious Cheater': [
    has(keyword('rush')),
    wheneverBanishesInYourTurn(inOrder(may(ready('self')), cant('self', 'quest'))),
  ],
}
