import { SECOND } from '#contract/durations.ts'
import { openOffice } from './open-office.ts'
import { wait } from './server-process.ts'
import { openBrowser, type StaffBrowser, type Tokens } from './staff-browser.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const [tabs, rounds, thefts] = [20, 100, 100]
type Victim = {
  browser: StaffBrowser
  /** A refresh token two generations old, and the newest pair. */
  old: string
  newest: Tokens
}

/** Longer than the grace period in which an older token is accepted from the browser that has the key. */
const graceMs = 11 * SECOND
const maxEndMs = SECOND

/**
 * The tabs of one browser that refresh its session at the same moment stay signed in. A copy of its storage is useless
 * without its key, and a token that is used too late ends the session.
 */
export async function shareSession(setting: Setting): Promise<Outcome> {
  const office = await openOffice(setting)
  const broken: string[] = []
  const signOuts = await refreshTogether()
  if (signOuts) broken.push(`${signOuts} of ${tabs * rounds} tabs were signed out`)

  const victims: Victim[] = []
  // More sign-ins at once would be refused: each waits for a hash.
  while (victims.length < thefts)
    victims.push(...(await Promise.all(Array.from({ length: 10 }, robbed))))
  const used = await Promise.all(victims.map(usedElsewhere))
  const usable = used.filter(Boolean).length
  if (usable) broken.push(`${usable} copied sessions worked elsewhere`)
  await wait(graceMs)
  const ends: number[] = []
  for (let at = 0; at < thefts; at += 10)
    ends.push(...(await Promise.all(victims.slice(at, at + 10).map(endedByReplay))))
  const alive = ends.filter((end) => !(end <= maxEndMs)).length
  if (alive) broken.push(`${alive} sessions outlived the second use of an old token`)
  const longest = Math.round(Math.max(...ends.filter(Number.isFinite)))
  await office.close()
  return {
    trial: `${tabs} tabs refresh one session at once; copied and old tokens are used`,
    faults: `${rounds} rounds, ${signOuts} sign-outs; ${usable} of ${thefts} copies worked; ${thefts - alive} of ${thefts} replays ended the session, within ${longest} ms`,
    ...noEnquiries,
    broken,
  }

  async function refreshTogether() {
    const { browser, tokens } = await office.newAdmin()
    let { refresh_token } = tokens
    let lost = 0
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(
        Array.from({ length: tabs }, async () => {
          const next = await browser.refresh(refresh_token)
          const token = next?.access_token ?? ''
          const isIn = (await browser.status('GET', '/api/auth/user', { token })) === 200
          return isIn ? next : null
        }),
      )
      lost += answers.filter((answer) => answer === null).length
      refresh_token = answers.find((answer) => answer !== null)?.refresh_token ?? refresh_token
    }
    return lost
  }

  /** A person whose tokens, two generations old and newest, are known to a thief. */
  async function robbed(): Promise<Victim> {
    const { browser, tokens } = await office.newAdmin()
    const second = await browser.refresh(tokens.refresh_token)
    const newest = await browser.refresh(second!.refresh_token)
    return { browser, old: tokens.refresh_token, newest: newest! }
  }

  async function usedElsewhere({ newest }: Victim) {
    const thief = await openBrowser(office.url)
    const token = newest.access_token
    const read = await thief.status('GET', '/api/contact_submissions', { token })
    return read === 200 || (await thief.refresh(newest.refresh_token)) !== null
  }

  /** Milliseconds from the use of the old token to the first refusal of the newest; Infinity if there is none. */
  async function endedByReplay({ browser, old, newest: { access_token: token } }: Victim) {
    if ((await browser.status('GET', '/api/auth/user', { token })) !== 200) return Infinity
    const from = performance.now()
    if ((await browser.refresh(old)) !== null) return Infinity
    const status = await browser.status('GET', '/api/auth/user', { token })
    return status === 200 ? Infinity : performance.now() - from
  }
}
