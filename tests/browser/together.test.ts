/** Two browsers against each other, with a reconnect, a restart of the server and a spectator; then the replay. */
import { seedRandom } from '@regelwerk/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Around, around, expectAccessible, type Visitor } from './browser.ts'
import { byClicks, isAsked, isOver, table } from './playing.ts'

let here: Around
beforeAll(async () => {
  here = await around()
})
afterAll(() => here?.close())

/** Makes a private match from the first page; gives its link. */
async function invite({ page }: Visitor, name: string, game: string): Promise<string> {
  await page.goto(here.url)
  const form = page.locator('.friend form')
  await form.locator('input').fill(name)
  await form.locator('select').first().selectOption(game)
  await form.locator('button[type=submit]').click()
  return page.locator('.link input').inputValue()
}

async function sit({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.locator('.sit input').first().fill(name)
  await page.locator('.sit button[type=submit]').click()
  await table(page).waitFor()
}

const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>('.table-screen')?.dataset.seq))

/** Whoever is asked answers, until so many answers have been given or the game is over. */
async function playTogether(pages: readonly Page[], seed: string, answers: number): Promise<void> {
  const random = seedRandom(seed)
  for (let given = 0; given < answers; given++) {
    const page = await whoActs(pages)
    if (await isOver(page)) return
    await byClicks(page, random)
  }
}

/** Waits for a page that is asked, or on which the game is over. */
async function whoActs(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  const looks = async (): Promise<string> => {
    for (const page of pages) if ((await isAsked(page)) || (await isOver(page))) found = page
    return found ? 'somebody acts' : (await Promise.all(pages.map(shown))).join('; ')
  }
  await expect.poll(looks).toBe('somebody acts')
  return found as Page
}

const shown = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.table-screen')?.innerText.slice(0, 400) ?? '')

/** Waits until all screens show the same moment and somebody is asked; gives that moment. */
async function calm(pages: readonly Page[]): Promise<number> {
  await expect
    .poll(async () => {
      const seqs = await Promise.all(pages.map(seqOf))
      const asked = await Promise.all(pages.map(isAsked))
      return asked.includes(true) && new Set(seqs).size === 1
    })
    .toBe(true)
  return seqOf(pages[0] as Page)
}

/**
 * Goes on until somebody wants back what the rules do not allow to take back, and the other allows it. What the rules
 * do allow goes back at once, without a question: then it is played on.
 */
async function goBackByConsent(pages: readonly [Page, Page]): Promise<void> {
  for (let tries = 0; tries < 10; tries++) {
    const height = await calm(pages)
    const [asker, other] = (await isAsked(pages[0])) ? [pages[1], pages[0]] : pages
    await asker
      .getByRole('button', { name: /undo|take back/i })
      .first()
      .click()
    const allow = other.locator('dialog .strong')
    await expect.poll(async () => (await allow.isVisible()) || (await seqOf(other)) > height).toBe(true)
    if (await allow.isVisible()) {
      await allow.click()
      return expect.poll(() => seqOf(other)).toBeGreaterThan(height)
    }
    await playTogether(pages, `tries ${tries}`, 3)
  }
  throw new Error('everything could be taken back without a question')
}

/** One says something, the other reads it; the chat covers nothing of the table, and Escape closes it. */
async function talks(from: Page, to: Page): Promise<void> {
  for (const page of [from, to]) await page.locator('.bar-chat').click()
  await from.locator('.chat input').fill('Good luck!')
  await from.keyboard.press('Enter')
  await to.locator('.chat-lines', { hasText: 'Good luck!' }).waitFor()
  const covers = (page: Page) =>
    page.evaluate(() => {
      const boxes = ['.chat', '.table-screen'].map((one) =>
        document.querySelector(one)?.getBoundingClientRect(),
      )
      const [chat, board] = boxes as [DOMRect, DOMRect]
      return chat.left < board.right - 1 && board.left < chat.right - 1 && chat.top < board.bottom - 1
        ? chat.bottom > board.top + 1
        : false
    })
  for (const page of [from, to]) {
    await expect.poll(() => covers(page)).toBe(false)
    await expectAccessible(page)
    await page.locator('.chat input').focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.chat').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('bar-chat')
  }
}

async function giveUp(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /concede|give up/i })
    .first()
    .click()
  await page.locator('dialog .danger').click()
}

describe('two browsers', () => {
  test('play, are cut off, come back, are watched, and find the same game in the replay', async () => {
    const anna = await here.visit({ offline: true })
    const bert = await here.visit({ dark: false, offline: true })
    const zoe = await here.visit({ width: 390, height: 844, offline: true })
    const link = await invite(anna, 'Anna', 'lorcana')
    await expectAccessible(anna.page)
    await sit(bert, link, 'Bert')
    await table(anna.page).waitFor()
    await zoe.page.goto(link)
    await table(zoe.page).waitFor()

    await playTogether([anna.page, bert.page], 'before', 12)
    await expectAccessible(bert.page)
    const hints = bert.page.getByRole('button', { name: 'Hint', exact: true })
    expect(await hints.count(), 'against people there are no hints').toBe(0)
    expect(await zoe.page.locator('.prompt [data-choice]').count(), 'a spectator is asked nothing').toBe(0)
    const own = await anna.page.locator('.side[data-seat="0"] [data-piece]').count()
    expect(own).toBeGreaterThan(0)

    await talks(anna.page, bert.page)
    await goBackByConsent([anna.page, bert.page])
    await playTogether([anna.page, bert.page], 'again', 4)

    // One is cut off, the other sees it; a reload brings the whole view back.
    const before = await calm([anna.page, bert.page])
    await bert.page.reload()
    await table(bert.page).waitFor()
    await expect.poll(() => seqOf(bert.page)).toBe(before)

    // The server itself goes away and comes back: nothing is lost, nobody has to do anything.
    await here.stopServer()
    const isCutOff = ({ page }: Visitor) => page.locator('[role=status]', { hasText: /connection|lost/i })
    for (const one of [anna, bert]) await isCutOff(one).first().waitFor()
    await here.startServer()
    for (const one of [anna, bert]) await expect.poll(() => isCutOff(one).count()).toBe(0)
    await expect.poll(() => seqOf(anna.page)).toBe(before)
    await expect.poll(async () => (await isAsked(anna.page)) || (await isAsked(bert.page))).toBe(true)
    await playTogether([anna.page, bert.page], 'after', 10)
    await expect.poll(() => seqOf(zoe.page)).toBe(await seqOf(anna.page))

    // One gives up; both and the spectator learn of it, and the shuffle can be checked.
    await giveUp(anna.page)
    for (const { page } of [anna, bert, zoe]) await expect.poll(() => isOver(page)).toBe(true)
    await bert.page.locator('.ending-why', { hasText: 'Anna gave up' }).waitFor()
    await zoe.page.locator('.ending h2', { hasText: 'Bert wins' }).waitFor()
    await expectAccessible(bert.page)
    const id = /match\/([^?]+)/.exec(bert.page.url())?.[1]
    const record = (await (await fetch(`${here.url}/api/replays/${id}`)).json()) as { answers: unknown[] }
    const answers = record.answers.length
    // What was taken back by consent is on record, but not in the game.
    expect(answers).toBeLessThan(await seqOf(bert.page))

    await bert.page.locator('.after a', { hasText: /replay/i }).click()
    const scrubber = bert.page.locator('.scrubber input[type=range]')
    await scrubber.waitFor()
    expect(Number(await scrubber.getAttribute('max'))).toBe(answers)
    await scrubber.focus()
    await bert.page.keyboard.press('Home')
    await expect.poll(() => seqOf(bert.page)).toBe(0)
    for (let i = 0; i < 3; i++) await bert.page.keyboard.press('ArrowRight')
    await expect.poll(() => seqOf(bert.page)).toBe(3)
    await bert.page.keyboard.press('End')
    await expect.poll(() => seqOf(bert.page)).toBe(answers)
    await expectAccessible(bert.page)

    for (const { complaints, context } of [anna, bert, zoe]) {
      expect(complaints).toEqual([])
      await context.close()
    }
  })

  test('find that the shuffle was fair, also after a reload, and play again', async () => {
    const anna = await here.visit()
    const bert = await here.visit()
    const link = await invite(anna, 'Anna', 'bluemoon')
    // What she adds to the shuffle is kept: she reveals it although the page was loaded anew.
    await anna.page.reload()
    await sit(bert, link, 'Bert')
    await table(anna.page).waitFor()
    await giveUp(anna.page)
    for (const { page } of [anna, bert]) {
      await expect.poll(() => isOver(page)).toBe(true)
      // Away from the cards: one that is pointed at is shown large, over what is beside the table.
      await page.mouse.move(0, 0)
      await page.getByRole('button', { name: 'Check the shuffle' }).click()
      await expect.poll(() => page.locator('dialog.fair [role=status]').textContent()).toMatch(/^Yes\./)
      await expectAccessible(page)
      await page.locator('dialog.fair .strong').click()
    }
    await anna.page.getByRole('button', { name: 'Play again' }).click()
    await anna.page.locator('.presence').waitFor()
    await bert.page.getByRole('button', { name: 'Play again' }).click()
    for (const { page } of [anna, bert]) {
      await expect.poll(() => page.url()).not.toBe(link)
      await table(page).waitFor()
      await expect.poll(() => isOver(page)).toBe(false)
    }
    await giveUp(bert.page)
    await expect.poll(() => isOver(anna.page)).toBe(true)
    for (const { complaints, context } of [anna, bert]) {
      expect(complaints).toEqual([])
      await context.close()
    }
  })

  test('a page from before an upgrade of the server says that it is old', async () => {
    const anna = await here.visit()
    const { page } = anna
    const hint = page.getByRole('alert').getByText('upgraded')
    await page.goto(`${here.url}/#/lobby`)
    await page.getByRole('heading', { name: 'Waiting for players' }).waitFor()
    expect(await hint.count()).toBe(0)
    await page.routeWebSocket(/\/ws$/, (client) => {
      const server = client.connectToServer()
      server.onMessage((text) => client.send(String(text).replace(/"build":"[^"]*"/, '"build":"another"')))
    })
    await page.reload()
    await hint.waitFor()
    await expectAccessible(page)
    await anna.context.close()
  })
})
