/** Plays pairs of the arena in a thread of its own, where nothing is proved. */
import { fixRules } from '@regelwerk/core'
import { playTask } from './arena-task.ts'

fixRules()

export default playTask
