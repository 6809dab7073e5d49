/**
 * KeyForge has no windows around events: what is triggered is collected by the rules themselves (rules/windows.ts),
 * and what replaces an effect is looked up where that effect happens.
 */
import type { Timing } from '@regelwerk/core'
import type { KeyForgeState } from './state.ts'

export const timing: Timing<KeyForgeState> = { watched: () => false }
