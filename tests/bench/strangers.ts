import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'

/** The calls of an admin whose searches disturb others. */
export const searches = [
  'q=orders',
  'q=orders&count=exact',
  'q=wholesale%20subscription',
  'source=nowhere',
].map((query) => `/api/contact_submissions?limit=50&${query}`)

type Tries = { perSecond: number; account: string }

/** Tries passwords from forty addresses, every other one for this account. */
export async function tryPasswords(
  url: string,
  { perSecond, account }: Tries,
  signal: AbortSignal,
) {
  const attackers = Math.ceil(perSecond / 5)
  const attack = async () => {
    for (let turn = 0; !signal.aborted; turn++) {
      await fetch(`${url}/api/auth/token?grant_type=password`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `203.0.113.${turn % 40}`,
        },
        body: JSON.stringify({
          email: turn % 2 ? account : `${randomBytes(4).toString('hex')}@x.example`,
          password: randomBytes(9).toString('base64url'),
        }),
      }).then((refused) => refused.arrayBuffer())
      await delay((1_000 * attackers) / perSecond)
    }
  }
  await Promise.all(Array.from({ length: attackers }, attack))
}
