/** Chapter 6, abilities, read wrongly. */
import { goesOn, leftOut } from '../rules/06-abilities.ts'

/** What cannot be done ends the effect. */
goesOn.misread((end) => end)
leftOut.misread((end) => end)
