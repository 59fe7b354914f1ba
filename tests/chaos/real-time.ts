import { MINUTE, SECOND } from '#contract/durations.ts'
import { mailedToken } from '#tests/credentials/mailed-links.ts'
import { storeAccount } from '#tests/credentials/stored-account.ts'
import { openOffice } from './open-office.ts'
import { wait } from './server-process.ts'
import type { StaffBrowser } from './staff-browser.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

/** Each rule is tried this long before and after its end. */
const marginMs = 10 * SECOND
const recoverPath = '/api/auth/recover'

/**
 * Checks the time limits of up to ten minutes once by the real clock; everywhere else tests set the clock. Takes eleven
 * minutes, nearly all of them waiting.
 */
export async function waitForRules(setting: Setting): Promise<Outcome> {
  const office = await openOffice(setting, { BEARER_SESSIONS: 'on' })
  const broken: string[] = []
  let asked = 0
  const expect = async (rule: string, wanted: number, status: Promise<number>) => {
    asked++
    const found = await status
    if (found !== wanted) broken.push(`${rule}: ${found} instead of ${wanted}`)
  }

  await Promise.all([
    previousToken(),
    accessToken(),
    confirmation(),
    recoveryLinks(),
    nonceOfAProof(),
  ])
  await office.close()
  return {
    trial: 'rules of up to ten minutes in real time',
    faults: `${asked} answers before and after the end of a span`,
    ...noEnquiries,
    broken,
  }

  /** Without a key: the previous token is valid for a minute, and then ends the session. */
  async function previousToken() {
    const { email, password } = await storeAccount(office.database.db, 'admin')
    const grant = async (type: string, body: object) => {
      const answer = await fetch(`${office.url}/api/auth/token?grant_type=${type}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: answer.status, ...((await answer.json()) as { refresh_token: string }) }
    }
    const refresh = (refresh_token: string) => grant('refresh_token', { refresh_token })
    const first = await grant('password', { email, password })
    const second = await refresh(first.refresh_token)
    const statusOf = async (token: string) => (await refresh(token)).status
    await wait(MINUTE - marginMs)
    await expect('previous token in time', 200, statusOf(first.refresh_token))
    await wait(2 * marginMs)
    await expect('previous token too late', 400, statusOf(first.refresh_token))
    await expect('newest token of an ended session', 400, statusOf(second.refresh_token))
  }

  async function accessToken() {
    const { browser, tokens } = await office.newAdmin()
    const read = () => browser.status('GET', '/api/auth/user', { token: tokens.access_token })
    await wait(10 * MINUTE - marginMs)
    await expect('access token in time', 200, read())
    await wait(2 * marginMs)
    await expect('access token too late', 403, read())
    const next = await browser.refresh(tokens.refresh_token)
    const token = next?.access_token ?? ''
    await expect('its successor', 200, browser.status('GET', '/api/auth/user', { token }))
  }

  /** After a sign-in no password is required again for ten minutes. */
  async function confirmation() {
    const { browser, tokens } = await office.newAdmin()
    const { id: userId } = await storeAccount(office.database.db, 'user')
    const remove = (token: string) =>
      browser.status('POST', '/api/admin-delete-user', { token, body: { userId } })
    await wait(10 * MINUTE + marginMs)
    const next = await browser.refresh(tokens.refresh_token)
    await expect('deletion long after the sign-in', 403, remove(next?.access_token ?? ''))
  }

  /** Links that set a new password, one used just before its end and one just after. */
  async function recoveryLinks() {
    const uses: { browser: StaffBrowser; offsetMs: number; body: object }[] = []
    for (const offsetMs of [-marginMs, marginMs]) {
      const { browser, account } = await office.newAdmin()
      const { email } = account
      await expect('recovery', 200, browser.status('POST', recoverPath, { body: { email } }))
      await wait(SECOND)
      const token_hash = await mailedToken({ ...office, keepSecret() {} }, 'recovery')
      uses.push({ browser, offsetMs, body: { type: 'recovery', token_hash } })
    }
    const use = async ({ browser, offsetMs, body }: (typeof uses)[number]) => {
      await wait(10 * MINUTE + offsetMs)
      const rule = `link for a new password ${offsetMs / SECOND} s after its end`
      const wanted = offsetMs < 0 ? 200 : 403
      await expect(rule, wanted, browser.status('POST', '/api/auth/verify', { body }))
    }
    await Promise.all(uses.map(use))
  }

  /** A client that pauses for longer than a nonce is valid still succeeds, with one more attempt. */
  async function nonceOfAProof() {
    const { browser, tokens } = await office.newAdmin()
    const { access_token: token } = tokens
    await wait(8 * MINUTE)
    await expect('call after a pause', 200, browser.status('GET', '/api/auth/user', { token }))
  }
}
