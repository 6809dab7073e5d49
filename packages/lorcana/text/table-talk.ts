/** What is said at the table: prompts, options and the log. */
export { sayLog } from './table-log.ts'
export { sayOption } from './table-options.ts'
export { sayEffect, sayPrompt } from './table-prompts.ts'
export { playerName } from './table-reader.ts'
