import { expect, test } from 'vitest'
import { Door, LIMITS } from './door.ts'
import { Bucket, Buckets } from './rate.ts'

const rate = { burst: 10, perSecond: 5 }

test('a bucket gives what is in it, and fills up again', () => {
  const bucket = new Bucket(rate, 0)
  expect(bucket.take(0, 8)).toBe(true)
  expect(bucket.take(0, 8)).toBe(false)
  expect(bucket.take(1199, 8)).toBe(false)
  expect(bucket.take(1200, 8)).toBe(true)
  bucket.spend(1200, 10)
  expect(bucket.has(3000, 0)).toBe(false)
  expect(bucket.has(3200, 0)).toBe(true)
})

test('buckets that are full again are forgotten', () => {
  const buckets = new Buckets(rate)
  const poor = buckets.of('poor', 0)
  poor.spend(0, 1e6)
  for (let i = 0; i < 5000; i++) buckets.of(`${i}`, i)
  expect(buckets.of('poor', 5000)).toBe(poor)
  expect(buckets.size).toBeLessThan(3000)
})

test('what a guest pays over one connection is missing over the others, and so with an address', () => {
  const work = {
    connection: { burst: 10, perSecond: 0 },
    guest: { burst: 15, perSecond: 0 },
    address: { burst: 18, perSecond: 0 },
  }
  const door = new Door({ ...LIMITS, work })
  const [first, second, other] = [door.purse('here', 0), door.purse('here', 0), door.purse('here', 0)]
  for (const purse of [first, second]) purse.belongsTo('ann')
  other.belongsTo('bob')
  expect(first.pay(0, 10)).toBe(true)
  expect(first.pay(0, 1)).toBe(false)
  expect(second.pay(0, 6)).toBe(false)
  expect(second.pay(0, 5)).toBe(true)
  expect(other.pay(0, 4)).toBe(false)
  expect(other.pay(0, 3)).toBe(true)
  expect(door.purse('elsewhere', 0).pay(0, 10)).toBe(true)
})

test('who was shown out stays out for a while; so many come in, and others when they have left', () => {
  const door = new Door({ ...LIMITS, connections: { guest: 2, address: 2 }, ban: 1000 })
  door.enter('guest', 'ann', 0)
  door.enter('guest', 'ann', 0)
  expect(() => door.enter('guest', 'ann', 0)).toThrow('you have 2 connections open')
  door.leave('guest', 'ann')
  door.ban('guest', 'ann', 0)
  expect(() => door.enter('guest', 'ann', 999)).toThrow('wait 1 s')
  door.enter('guest', 'ann', 1000)
  door.enter('address', 'ann', 0)
})
