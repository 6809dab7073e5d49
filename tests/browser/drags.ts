/** Playing by taking cards up and dropping them where the table lights up, by mouse and by finger. */
import { below } from '@regelwerk/core'
import type { CDPSession, Page } from 'playwright-core'
import { byClicks, type Hand, table } from './playing.ts'

export interface Point {
  x: number
  y: number
}

/** What takes hold of something: the mouse, or a finger. */
export interface Grip {
  down(at: Point): Promise<void>
  move(to: Point): Promise<void>
  up(): Promise<void>
}

export const mouse = (page: Page): Grip => ({
  async down({ x, y }) {
    await page.mouse.move(x, y)
    await page.mouse.down()
  },
  move: ({ x, y }) => page.mouse.move(x, y, { steps: 4 }),
  up: () => page.mouse.up(),
})

/** A real finger: the browser makes pointer events of its touches, or scrolls, as it would on a phone. */
export async function finger(page: Page): Promise<Grip> {
  const line: CDPSession = await page.context().newCDPSession(page)
  let last: Point = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  return {
    async down(at) {
      last = at
      await touch('touchStart', [at])
    },
    async move(to) {
      const steps = 6
      const from = last
      for (let i = 1; i <= steps; i++) {
        last = { x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps }
        await touch('touchMove', [last])
      }
    },
    up: async () => {
      await touch('touchEnd', [])
    },
  }
}

/** Where cards that can be dragged can be taken hold of, as far as nothing covers them. */
export const cardsToDrag = (page: Page, zone = ''): Promise<(Point & { thing: string })[]> =>
  page.evaluate((within) => {
    const found = document.querySelectorAll<HTMLElement>(`.board ${within} [data-drag]`)
    return [...found].flatMap((card) => {
      const { left, top, height } = card.getBoundingClientRect()
      const at = { x: left + 18, y: top + height / 2 }
      const isOnTop = document.elementFromPoint(at.x, at.y)?.closest('[data-drag]') === card
      return isOnTop ? [{ ...at, thing: card.dataset.thing ?? '' }] : []
    })
  }, zone)

/** Where the table has lit up: the middles of places and the left of cards, as far as a drop would count there. */
export const litSpots = (page: Page): Promise<(Point & { at: string })[]> =>
  page.evaluate(() => {
    const spots = document.querySelectorAll<HTMLElement>('.drop-spot, .board [data-drop]')
    return [...spots].flatMap((spot) => {
      const { left, top, width, height } = spot.getBoundingClientRect()
      const isCard = spot.dataset.drop !== undefined
      const x = isCard ? left + 18 : left + width / 2
      const y = top + height / 2
      if (isCard && document.elementFromPoint(x, y)?.closest('[data-drop]') !== spot) return []
      return [{ x, y, at: spot.dataset.at ?? spot.dataset.thing ?? '' }]
    })
  })

/** Takes hold of a card and moves a little, until the table has lit up; false: it does not, for the card has moved away. */
export async function takeUp(page: Page, grip: Grip, { x, y }: Point): Promise<boolean> {
  await grip.down({ x, y })
  await grip.move({ x: x + 4, y: y - 16 })
  const lit = page.locator('.drop-spot, .board [data-drop]').first()
  return lit.waitFor({ state: 'attached', timeout: 3000 }).then(
    () => true,
    () => false,
  )
}

/** Drags a card where it can go if there is one; else, or every third time, clicks. */
export const byDrags =
  (grip: Grip): Hand =>
  async (page, random) => {
    const cards = await cardsToDrag(page)
    const card = cards[below(random, Math.max(1, cards.length))]
    if (card === undefined || below(random, 3) === 0) return byClicks(page, random)
    const before = await table(page).getAttribute('data-seq')
    const spots = (await takeUp(page, grip, card)) ? await litSpots(page) : []
    const spot = spots[below(random, Math.max(1, spots.length))]
    if (spot !== undefined) await grip.move(spot)
    await grip.up()
    const answered = page.waitForFunction(
      (seq) => document.querySelector<HTMLElement>('.table-screen')?.dataset.seq !== seq,
      before,
      { timeout: 1500 },
    )
    // A drop that means several things, or one of several to pick, is gone on with by clicks.
    await answered.catch(() => byClicks(page, random))
  }
