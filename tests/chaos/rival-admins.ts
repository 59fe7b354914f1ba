import { randomInt } from 'node:crypto'
import { openOffice } from './open-office.ts'
import type { StaffBrowser } from './staff-browser.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const rounds = 500

type Admin = { id: string; token: string; browser: StaffBrowser }

/** The ways to take an account's rights. */
const ways: ((by: Admin, whom: Admin) => Promise<number>)[] = [
  ({ browser, token }, { id: userId }) =>
    browser.status('POST', '/api/admin-delete-user', { token, body: { userId } }),
  ({ browser, token }, { id }) =>
    browser.status('PATCH', `/api/people/${id}`, { token, body: { role: 'user' } }),
  ({ browser, token }, { id }) =>
    browser.status('PATCH', `/api/people/${id}`, { token, body: { active: false } }),
]

/** The only two admins take each other's rights at the same moment: exactly one remains an admin, and one call succeeds. */
export async function setAdminsAgainstEachOther(setting: Setting): Promise<Outcome> {
  const office = await openOffice(setting)
  const { db } = office.database
  const broken: string[] = []
  // Only these two: with the first admin there would always be one left.
  await db.deleteFrom('user_roles').execute()
  await db.deleteFrom('users').execute()

  async function newAdmin(): Promise<Admin> {
    const { browser, account, tokens } = await office.newAdmin()
    return { id: account.id, token: tokens.access_token, browser }
  }

  const admins = () =>
    db
      .selectFrom('users')
      .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
      .select('users.id')
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .execute()

  let [first, fewest] = [await newAdmin(), Infinity]
  for (let round = 0; round < rounds; round++) {
    const second = await newAdmin()
    const statuses = await Promise.all([anyWay()(first, second), anyWay()(second, first)])
    const left = (await admins()).map(({ id }) => id)
    fewest = Math.min(fewest, left.length)
    const winner = [first, second].find(({ id }) => id === left[0])
    if (left.length !== 1 || !winner || !statuses.includes(200)) {
      broken.push(`round ${round}: ${left.length} admins are left after ${statuses.join(' and ')}`)
      break
    }
    first = winner
  }
  await office.close()
  return {
    trial: 'the only two admins delete, demote or shut each other at once',
    faults: `${rounds} rounds, at least ${fewest} admin left`,
    ...noEnquiries,
    broken,
  }
}

const anyWay = () => ways[randomInt(ways.length)]!
