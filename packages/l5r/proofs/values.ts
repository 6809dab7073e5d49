/** Values and what constant and lasting effects make of them, read wrongly. */
import { gloryInConflict, ringsCounted, skillCounted, valueNow } from '../reckoning.ts'
import { cardAt, definitionOf, faceAt, faceNow, isStillInPlay } from '../state.ts'
import {
  asBonus,
  atLeastNothing,
  baseNow,
  baseSkill,
  bonusOf,
  canBeAffected,
  doubledSkill,
  gainedKeywords,
  gainedTraits,
  goesOnWithout,
  isMeant,
  madeBlank,
  rounded,
  skillOf,
  skillOnFace,
  undefinedX,
  workingText,
  worksToo,
} from '../values.ts'
import { dialShown, honorCompared } from '../words/amounts/values.ts'
import { printedCost, within } from '../words/filters/numbers.ts'

// What works.

workingText.misread(() => [])
/** Of several copies one works. */
worksToo.misread((d, { id }) => !d.reaches.some((reach) => reach.id === id))
/** It ends with its card. */
goesOnWithout.misread((s, { source }) => !source || isStillInPlay(s, source))
madeBlank.misread(() => [])
/** Immunity ends what lasts already. */
isMeant.misread((g, reach, scope, id) => {
  const source = reach.lasting?.source
  const isImmune = source && !('immuneTo' in reach.constant) && !canBeAffected(g, id, source.card)
  return !isImmune && isMeant.rightly(g, reach, scope, id)
})
gainedKeywords.misread(() => [])
gainedTraits.misread(() => [])

// Skills.

/** A copy keeps its dash. */
skillOnFace.misread((s, id, skill) =>
  faceAt(s, id)[skill] === null ? null : skillOnFace.rightly(s, id, skill),
)
/** What is printed stays the base. */
baseNow.misread((_g, _id, _skill, printed) => printed)
/** A copy loses what it has gained otherwise. */
skillOf.misread((g, id, skill) => {
  const base = baseSkill(g, id, skill)
  const isCopy = faceNow(g.state, id) !== faceAt(g.state, id)
  return isCopy && base !== null ? base : skillOf.rightly(g, id, skill)
})
asBonus.misread((printed, skill) => printed[skill] ?? 0)
bonusOf.misread((bonus, bowed) => (bowed ? 0 : bonus))
undefinedX.misread(() => 1)
/** The base is added once more. */
doubledSkill.misread((n, base) => n + base)
rounded.misread(Math.floor)
atLeastNothing.misread((n) => n)

// What is counted.

/** As printed. */
valueNow.misread((g, id, of) => definitionOf(cardAt(g.state, id))[of] ?? 0)
skillCounted.misread(() => 'military')
/** Rings as in a glory count. */
gloryInConflict.misread((g, seat) => gloryInConflict.rightly(g, seat) + ringsCounted(g, seat))
ringsCounted.misread(() => 0)
/** Nobody is more honorable than another. */
honorCompared.misread(() => 0)
dialShown.misread((s, seat) => s.bid[seat])
/** A dash is within no bounds. */
within.misread((g, n, range, c) => n !== null && within.rightly(g, n, range, c))
/** As the card of which it is a copy. */
printedCost.misread((s, id) => faceNow(s, id).cost ?? 0)
