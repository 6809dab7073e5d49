/** Short runs of the long ones: see scripts/soak.ts. */
import { expect, test } from 'vitest'
import { abuse } from './scripts/abuse.ts'
import { crash } from './scripts/crash.ts'
import { fuzz } from './scripts/fuzz.ts'
import { load } from './scripts/load.ts'

test('load', async () => {
  expect(await load({ matches: 8, seconds: 4, think: 50 })).toMatchObject({ ok: true, problems: [] })
})

test('crash', async () => {
  expect(await crash({ rounds: 3, matches: 4, seed: 'short' })).toMatchObject({ ok: true, problems: [] })
})

test('fuzz', async () => {
  expect(await fuzz({ messages: 3000, seed: 'short' })).toMatchObject({ ok: true, problems: [] })
})

test('abuse', async () => {
  expect(await abuse({ seconds: 1, counts: true })).toMatchObject({ ok: true, problems: [] })
})
