import { expect, test } from 'vitest'
import { Lobby } from './lobby.ts'
import type { Table } from './table.ts'
import { FakeTime } from './testing.ts'

test('changes are told at most four times a second, and only if there are any', () => {
  const time = new FakeTime()
  const tables: Table[] = []
  const lobby = new Lobby(time, () => tables)
  const heard: number[] = []
  lobby.add({ send: () => heard.push(time.now()) })
  expect(heard).toHaveLength(1)
  const playing = (created: number): Table =>
    ({
      row: {
        id: `${created}`,
        state: 'playing',
        created,
        seats: [],
        plan: { private: false, spectators: true },
      },
    }) as unknown as Table
  for (let i = 0; i < 100; i++) {
    tables.push(playing(i))
    lobby.changed()
    time.pass(10)
  }
  expect(heard.length - 1).toBeLessThanOrEqual(4)
  expect(heard.length - 1).toBeGreaterThanOrEqual(3)
  time.pass(1000)
  const before = heard.length
  lobby.changed()
  time.pass(1000)
  expect(heard).toHaveLength(before)
})
