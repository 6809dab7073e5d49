/** What a table and those around it say to each other: screens, messages, fair seeds. */
export * from './bots.ts'
export * from './changes.ts'
export * from './fair.ts'
export * from './games.ts'
export * from './messages.ts'
export * from './replays.ts'
export * from './screen.ts'
