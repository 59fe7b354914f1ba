import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { goBack, isSeen, text } from './seen.ts'
import { sendEnquiry, signIn } from './staff.ts'
import { stored } from './stored.ts'
import type { Tab } from './tab.ts'

type InTab = (journey: (tab: Tab) => Promise<void>, how?: { expected: RegExp }) => Promise<void>

export function staffJourneys(inTab: InTab) {
  const site = inject('site')

  const sendNamed = (name: string) =>
    sendEnquiry({ name, email: 'visitor@shop.example', company: 'Shop', consent: true })

  const isKept = (session: string) =>
    stored(site.dataDir, 'select id from sessions where id = ?', session).length === 1

  test('staff sign in, read an enquiry and see the next arrive by itself, and signing out ends the session', () =>
    inTab(async (tab) => {
      const [early, late] = [`Early ${randomUUID()}`, `Late ${randomUUID()}`]
      const id = await sendNamed(early)
      await signIn(tab)
      const session = await tab.run(sessionId)
      expect(isKept(session)).toBe(true)
      await tab.click('nav[aria-label=Rooms] a', 'Inbox')
      await expect.poll(() => isSeen(tab, `[data-row="${id}"]`)).toBe(true)
      // A new room takes the focus.
      await expect
        .poll(() => tab.run(() => `${document.activeElement?.localName} ${location.pathname}`))
        .toBe('h1 /admin/inbox')
      await tab.press(`[data-row="${id}"]`, 'Enter')
      await expect.poll(() => text(tab, 'article h2')).toContain(early)
      await goBack(tab)

      await tab.run(() => void Object.assign(globalThis, { stays: true }))
      const next = await sendNamed(late)
      await expect
        .poll(async () => {
          await tab.run(showNewRows)
          return text(tab, `[data-row="${next}"]`)
        })
        .toContain(late)
      expect(await tab.run(() => 'stays' in globalThis)).toBe(true)

      await tab.press('header > button', 'Enter')
      await expect.poll(() => isSeen(tab, '[name=password]')).toBe(true)
      await expect.poll(() => isKept(session)).toBe(false)
    }))

  test('the key of a session cannot be read, and the session is useless without it', () =>
    inTab(
      async (tab) => {
        await signIn(tab)
        expect(await tab.run(exportKey)).toBe('InvalidAccessError')
        await tab.reload()
        await expect.poll(() => text(tab, 'header')).toContain(site.admin.email)
        await tab.run(forgetKey)
        await tab.reload()
        await expect.poll(() => isSeen(tab, '[name=password]')).toBe(true)
      },
      // What the server answers to a proof with another key.
      { expected: /\b40[01]\b/ },
    ))
}

/** The id of this browser's session, from its token. These functions run in the page. */
function sessionId() {
  const { access_token } = JSON.parse(localStorage.getItem('anacapa.auth')!) as Record<
    string,
    string
  >
  const claims = access_token!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
  return (JSON.parse(atob(claims)) as { session_id: string }).session_id
}

/** They are announced above the list, unless it is being loaded anyway. */
function showNewRows() {
  for (const button of document.querySelectorAll('button'))
    if (/^\d+ new$/.test(button.innerText)) button.click()
}

async function exportKey() {
  const opening = indexedDB.open('anacapa.key')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const asked = opening.result.transaction('keys').objectStore('keys').get('session')
  await new Promise((resolve) => asked.addEventListener('success', resolve))
  opening.result.close()
  const { privateKey } = asked.result as CryptoKeyPair
  return crypto.subtle.exportKey('jwk', privateKey).then(
    () => 'exported',
    (error: Error) => error.name,
  )
}

async function forgetKey() {
  const opening = indexedDB.open('anacapa.key')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction('keys', 'readwrite')
  transaction.objectStore('keys').clear()
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
}
