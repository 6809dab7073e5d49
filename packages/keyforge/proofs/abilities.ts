/** What abilities say, read wrongly: who decides, what is meant, how far they reach. */
import { refTo } from '@regelwerk/core'
import { matching } from '../filter.ts'
import { programOf } from '../prepare.ts'
import { happen } from '../rules/amber.ts'
import { goesOn, namedCards, reachable } from '../rules/effects.ts'
import { decider, eachTime, strongestOf, weakestOf } from '../rules/resolving.ts'
import { applyAbility } from '../rules/windows.ts'
import { cardAt, faceAt, isInPlay, NONE } from '../state.ts'
import { forEach } from '../words/amounts/cards.ts'
import { isTide } from '../words/conditions/game.ts'

/** Whoever's ability it is decides. */
decider.misread((_, f) => f.you)
/** What cannot be done ends the effect. */
goesOn.misread((f) => programOf(f.ability).length)
/** "This creature" is every one of its name. */
namedCards.misread((g, f, name) =>
  name === 'self' && f.self.card !== NONE
    ? matching(g, { named: faceAt(g.state, f.self.card).id }, f).map((id) => refTo(g.state, id))
    : namedCards.rightly(g, f, name),
)
/** Also into hidden places. */
reachable.misread((g, ref) => reachable.rightly(g, ref) || !isInPlay(cardAt(g.state, ref.card)))
/** That an ability is applied is a use of its card. */
applyAbility.misread((g, one) => {
  if (one.listener?.lasting === null) happen(g, { kind: 'exhaust', card: one.card })
  applyAbility.rightly(g, one)
})
/** Any of them. */
strongestOf.misread((_, ids, n) => ({ sure: [], tied: [...ids], open: Math.min(n, ids.length) }))
weakestOf.misread((_, ids, n) => ({ sure: [], tied: [...ids], open: Math.min(n, ids.length) }))
/** Always the same one. */
eachTime.misread((cards, before) => (before[0] === undefined ? cards : [before[0].card]))
/** Once, if there are any. */
forEach.misread((count) => Math.min(1, count))
isTide.misread(() => true)
