import { randomBytes, randomInt } from 'node:crypto'
import { openOffice } from './open-office.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const tries = 400
/** Attempts before any is counted: compiling, opening connections. */
const warmUp = 40
const maxDifferenceMs = 2
/** How far from one half the share may be of pairs in which a known address takes longer than an unknown one. */
const maxLean = 0.05

/** Whether the time of an answer reveals that there is an account: when signing in, and when requesting a new password. */
export async function timeAnswers(setting: Setting): Promise<Outcome> {
  const office = await openOffice(setting)
  const broken: string[] = []
  const found: string[] = []

  async function time(path: string, body: object) {
    const from = performance.now()
    const answer = await fetch(`${office.direct}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return performance.now() - from
  }

  async function compare(name: string, path: string, more: () => object) {
    const known: number[] = []
    const unknown: number[] = []
    const strangers = () => `${randomBytes(6).toString('hex')}@staff.example`
    for (let at = -warmUp; at < 2 * tries; at++) {
      // In random order: the work that one answer leaves behind delays the next, whichever that is about.
      const isKnown = randomInt(2) === 0
      const email = isKnown ? office.admin.email : strangers()
      const ms = await time(path, { email, ...more() })
      if (at >= 0) (isKnown ? known : unknown).push(ms)
    }
    const difference = Math.abs(median(known) - median(unknown))
    const share = shareOfLonger(known, unknown)
    found.push(`${name} ${difference.toFixed(2)} ms and ${share.toFixed(3)}`)
    if (difference > maxDifferenceMs || Math.abs(share - 0.5) > maxLean)
      broken.push(`${name} takes another time for an address that has an account`)
  }

  await compare('sign-in', 'token?grant_type=password', () => ({
    password: randomBytes(12).toString('base64url'),
  }))
  await compare('new password', 'recover', () => ({}))
  await office.close()
  return {
    trial: 'times of answers about known and unknown addresses',
    faults: `${tries} tries each; difference of the medians, and how often the known one takes longer: ${found.join(', ')}`,
    ...noEnquiries,
    broken,
  }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!

/**
 * The share of all pairs in which the first takes longer (the area under the ROC curve): one half if nothing is
 * revealed.
 */
function shareOfLonger(some: number[], others: number[]) {
  const longer = some.flatMap((one) => others.filter((other) => one > other)).length
  return longer / (some.length * others.length)
}
