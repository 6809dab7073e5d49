import { expect, test } from 'vitest'
import { leadOf } from './card-text.tsx'

test.each([
  ['Shift 6', 'Shift 6', ''],
  ['Restricted.', 'Restricted.', ''],
  ['Banish chosen character.', '', 'Banish chosen character.'],
  ['Reap: Capture 1 Æmber.', 'Reap:', ' Capture 1 Æmber.'],
  ['Shift: choose and discard an action card', 'Shift:', ' choose and discard an action card'],
  ['When you play this character, draw a card.', '', 'When you play this character, draw a card.'],
  ['Each creature is stunned. Then: draw a card.', '', 'Each creature is stunned. Then: draw a card.'],
])('%s begins with "%s"', (line, lead, rest) => {
  expect(leadOf(line)).toEqual([lead, rest])
})
