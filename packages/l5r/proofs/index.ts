/**
 * How L5R's rules would be read wrongly. `coverage --prove` puts these in place of what the rules say, one rule at a time, and a
 * position of that rule must fail. Nothing that is played loads this.
 */
import './abilities.ts'
import './cards.ts'
import './rounds.ts'
import './values.ts'
