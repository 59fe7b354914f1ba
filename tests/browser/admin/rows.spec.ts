import type { Page } from '@playwright/test'
import { expect, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, selectionBar, sendMarked } from '#tests/browser/inbox-page.ts'
import { serverFollowsClock } from '#tests/browser/server-follows-clock.ts'

/** React keeps an element's latest props on the element itself. Remembers those of each row. */
const rememberDrawn = (page: Page) =>
  rows(page).evaluateAll((links) => {
    for (const link of links) Object.assign(link, { drawnBefore: drawn(link) })
    function drawn(element: Element) {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
      if (!key) throw new Error('React keeps it elsewhere now')
      return (element as unknown as Record<string, unknown>)[key]
    }
  })

/** The positions of the rows that have rendered again since. */
const drawnAnew = (page: Page) =>
  rows(page).evaluateAll((links) =>
    links.flatMap((link, at) => {
      const kept = link as unknown as Record<string, unknown>
      const key = Object.keys(kept).find((name) => name.startsWith('__reactProps$'))!
      return kept['drawnBefore'] === kept[key] ? [] : [at]
    }),
  )

/**
 * Every enquiry is answered with these times. Within the page: a request repeated by Playwright could meet a connection
 * that the server is closing, and one in flight when the test ends would be cancelled.
 */
const answerWithTimes = (page: Page, times: Record<string, string>) =>
  page.addInitScript((instead) => {
    const { fetch } = globalThis
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (!String(input).includes('/api/contact_submissions')) return answer
      let text = await answer.text()
      for (const [name, time] of Object.entries(instead)) {
        text = text.replaceAll(new RegExp(`"${name}":"[^"]+"`, 'g'), `"${name}":"${time}"`)
      }
      return new Response(text || null, answer)
    }
  }, times)

test('a key renders only the rows that it changes', async ({ page, request }) => {
  const mark = marker()
  await sendMarked(request, mark, 8)
  // Enquiries of the last second may be missing in the lists, so all of them would be loaded once more.
  await page.waitForTimeout(1_000)
  // Every row updates its age each minute, and when the server's clock has gone on by more than three seconds.
  await page.clock.setFixedTime(new Date())
  await serverFollowsClock(page)
  await signInAt(page, `/admin/inbox?q=${mark}&sort=oldest`)
  await expect(rows(page)).toHaveCount(8)
  await rows(page).first().focus()

  await test.step('j moves the Tab stop', async () => {
    await rememberDrawn(page)
    await page.keyboard.press('j')
    await expect(rows(page).nth(1)).toBeFocused()
    expect(await drawnAnew(page)).toEqual([0, 1])
  })

  await test.step('x selects one row', async () => {
    await rememberDrawn(page)
    await page.keyboard.press('x')
    await expect(selectionBar(page)).toContainText('1 selected')
    expect(await drawnAnew(page)).toEqual([1])
    await page.keyboard.press('Escape')
    await expect(selectionBar(page)).toHaveCount(0)
  })

  await test.step('a record opens, and then the next one', async () => {
    await page.keyboard.press('o')
    await expect(page.getByRole('article', { name: 'Person 2' })).toContainText('opened it')
    await rememberDrawn(page)
    const counted: string[] = []
    page.on('request', (one) => {
      if (/\?limit=1&(?!.*unread=1)/.test(one.url())) counted.push(one.url())
    })
    await page.keyboard.press('j')
    await expect(page.getByRole('article', { name: 'Person 3' })).toContainText('opened it')
    expect(counted, 'only counts of the unread change by reading').toEqual([])
    await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true')
    expect(await drawnAnew(page)).toEqual([1, 2])
  })
})

test('over a weekend with a clock change the promise is 24 hours, and no business hour has passed', async ({
  page,
  request,
}) => {
  const { name } = await sendEnquiry(request, { message: 'Sent on a Saturday' })
  await signIn(page)
  // Saturday 11 AM in daylight saving time; the next day, an hour before the promise ends.
  const times = { created_at: '2026-10-31T18:00:00.000Z', due_at: '2026-11-01T18:00:00.000Z' }
  await page.clock.setFixedTime('2026-11-01T17:00:00.000Z')
  await serverFollowsClock(page)
  await answerWithTimes(page, times)
  await page.goto('/admin/inbox')
  const row = page.getByRole('link', { name })
  await expect(row).toContainText('1 h left')
  await expect(row.getByTitle(/^Answer promised by/)).toHaveAttribute(
    'title',
    /Sunday, November 1, 2026 at 10:00:00 AM PST; no business hours/,
  )
})

test('a record opened within a minute shows the same time left as its row', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 1)
  await page.clock.install()
  await serverFollowsClock(page)
  const due = new Date(Date.now() + 3 * 3_600_000 + 40_000)
  await answerWithTimes(page, { due_at: due.toISOString() })
  await signInAt(page, `/admin/inbox?q=${mark}`)
  await expect(rows(page).first()).toContainText('3 h left')
  await page.clock.runFor(45_000)
  await rows(page).first().click()
  const record = page.getByRole('article', { name: 'Person 1' })
  await expect(record.getByRole('button', { name: '3 h left' })).toBeVisible()
  await expect(rows(page).first()).toContainText('3 h left')
  await page.clock.runFor(60_000)
  await expect(record.getByRole('button', { name: '2 h left' })).toBeVisible()
  await expect(rows(page).first()).toContainText('2 h left')
})
