import type { APIRequestContext, Page } from '@playwright/test'
import { expect, makeUser, sendEnquiry, signIn, signInAt, test } from '#tests/browser/fixtures.ts'

const pill = (page: Page) => page.getByRole('button', { name: /^\d+ new$/ })

async function makeAdmin(request: APIRequestContext) {
  await sendEnquiry(request)
  const user = await makeUser(request, { role: 'admin' })
  return { user, name: `anacapa.live.${user.user_id}` }
}

async function openInbox(page: Page) {
  await page.goto('/admin/inbox')
  await expect(page.locator('[data-row]').first()).toBeVisible()
}

/** How many event streams were opened. */
function countStreams(page: Page) {
  let streams = 0
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/events')) streams++
  })
  return () => streams
}

/** A tab that holds the leader's lock and does nothing else, like a frozen one. */
async function silentTab(page: Page, name: string) {
  const tab = await page.context().newPage()
  await tab.goto('/')
  await tab.evaluate(
    (lock) =>
      new Promise<void>((resolve) => {
        const held = navigator.locks.request(lock, { steal: true }, () => {
          resolve()
          return new Promise(() => {})
        })
        // The lock may in turn be taken away.
        held.catch(() => {})
      }),
    name,
  )
  return tab
}

test('a leading tab that no longer responds loses the stream to a visible one', async ({
  page,
  request,
}) => {
  const { user, name } = await makeAdmin(request)
  const frozen = await silentTab(page, name)
  const streams = countStreams(page)
  await page.clock.install()
  await signIn(page, user)
  await openInbox(page)
  await frozen.evaluate((channel) => {
    const told = { kind: 'state', state: { status: 'open' }, quietSince: 0, replying: [] }
    // A BroadcastChannel has no target origin: it reaches this origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    new BroadcastChannel(channel).postMessage(told)
  }, name)
  await page.clock.runFor(45_000)
  await expect.poll(streams).toBe(1)
  await sendEnquiry(request)
  await expect(pill(page)).toBeVisible()
})

test('a tab that loses its stream to another one closes it, and queues to lead again', async ({
  page,
  request,
}) => {
  const { user, name } = await makeAdmin(request)
  const streams = countStreams(page)
  // On one page, so that this is its only stream.
  const opened = page.waitForResponse('**/api/events')
  await signInAt(page, '/admin/inbox', user)
  const stream = (await opened).request()
  const ended = page.waitForEvent('requestfailed', (failed) => failed === stream)
  const begun = streams()
  const other = await silentTab(page, name)
  await ended
  await other.close()
  await expect.poll(streams).toBe(begun + 1)
  await sendEnquiry(request)
  await expect(pill(page)).toBeVisible()
})

test('a background tab that responds keeps its stream', async ({ page, context, request }) => {
  const { user, name } = await makeAdmin(request)
  const streams = countStreams(page)
  await signIn(page, user)
  await openInbox(page)
  await expect.poll(streams).toBeGreaterThan(0)
  const tab = await context.newPage()
  const others = countStreams(tab)
  await tab.clock.install()
  await openInbox(tab)
  await tab.evaluate((channel) => {
    let answers = 0
    new BroadcastChannel(channel).addEventListener('message', ({ data }) => {
      if (data.kind === 'state') document.documentElement.dataset['answers'] = `${++answers}`
    })
  }, name)
  const answers = () => tab.evaluate(() => Number(document.documentElement.dataset['answers'] ?? 0))
  for (let asked = 1; asked <= 5; asked++) {
    const before = await answers()
    await tab.clock.runFor(15_000)
    await expect.poll(answers).toBeGreaterThan(before)
  }
  expect(others()).toBe(0)
})
