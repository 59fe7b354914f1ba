import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

const reports = '**/api/browser-fault'

/** The reports that the page sends, in order. */
function listen(page: Page) {
  const told: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/browser-fault')) told.push(request.postDataJSON())
  })
  return told
}

test('an uncaught error is reported to our server, at most three times, without the query of the page', async ({
  page,
  faults,
}) => {
  faults.expect(/uncaught: the oars are broken/)
  const told = listen(page)
  await page.goto('/about?email=maya@shop.example')
  await hydrated(page)
  expect(told).toEqual([])
  const answer = page.waitForResponse(reports)
  const fail = () =>
    page.evaluate(() => setTimeout(() => Promise.reject(new Error('the oars are broken'))))
  await fail()
  expect((await answer).status()).toBe(204)
  expect(told).toEqual([
    { message: 'the oars are broken', stack: expect.stringContaining('Error'), page: '/about' },
  ])
  for (let again = 0; again < 4; again++) await fail()
  await expect.poll(() => told.length).toBe(3)
  expect(JSON.stringify(told)).not.toContain('maya')
})

test('a transition skipped by the browser is not an error, and the page is shown', async ({
  page,
  faults,
}) => {
  faults.expect(/uncaught: the oars are broken/)
  const told = listen(page)
  await page.goto('/about')
  await hydrated(page)
  const answer = page.waitForResponse(reports)
  await page.evaluate(() => {
    const skipped = {
      TimeoutError: 'Transition was aborted because of timeout in DOM update',
      InvalidStateError: 'Transition was aborted because of invalid state. Page already revealed',
    }
    for (const [name, reason] of Object.entries(skipped))
      void Promise.reject(new DOMException(reason, name))
    setTimeout(() => Promise.reject(new Error('the oars are broken')))
  })
  await answer
  expect(told).toEqual([expect.objectContaining({ message: 'the oars are broken' })])
})
