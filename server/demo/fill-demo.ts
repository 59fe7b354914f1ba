import { v7 as uuidv7 } from 'uuid'
import { currentConsent } from '#contract/consent.ts'
import { generatePassword } from '#contract/generate-password.ts'
import { hashPassword } from '#server/accounts/passwords/passwords.ts'
import { createUser } from '#server/accounts/users.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { asSubmission } from '#server/enquiries/read-enquiry.ts'
import { queueEnquiryNotices } from '#server/enquiries/mails.ts'
import { addHistory, deliver, type Person } from './add-history.ts'
import { addSubscribers } from './add-subscribers.ts'
import { demoAddress, type DemoEnquiry, demoEnquiries } from './demo-enquiries.ts'
import { type Random, seededRandom } from './random.ts'

const enquiryCount = 400
const staff = ['maya@demo.example', 'jonas@demo.example', 'priya@demo.example']
const mark = 'demo'

/**
 * Fills an empty database with invented enquiries, staff, subscribers and messages, and marks it as a demo. A filled
 * demo is kept, but its staff get a new password; any other non-empty database is refused. Returns who may sign in.
 */
export async function fillDemo(database: Database, now: Date) {
  const { db } = database
  const password = generatePassword()
  const state = await stateOf(db)
  if (state === 'filled') await giveStaffPassword(db, password)
  else {
    await saveSetting(db, mark, 'filling')
    await fill(database, password, now)
  }
  return { email: staff[0]!, password, filled: state !== 'filled' }
}

/** An interrupted fill starts again; it can only have created staff, since the rest is one transaction. */
async function stateOf(db: Db) {
  const demo = await readSetting(db, mark)
  if (demo) return demo
  const enquiry = await db.selectFrom('contact_submissions').select('id').limit(1).execute()
  const user = await db.selectFrom('users').select('id').limit(1).execute()
  if (enquiry.length + user.length > 0)
    throw new Error('This database is in use and is no demo. Nothing was changed.')
  return 'empty'
}

async function giveStaffPassword(db: Db, password: string) {
  const password_hash = await hashPassword({ name: 'this machine', isKnown: true }, password)
  await db.updateTable('users').set({ password_hash }).where('email', 'in', staff).execute()
}

async function fill(database: Database, password: string, now: Date) {
  const { db } = database
  await db.deleteFrom('users').where('email', 'in', staff).execute()
  const people: Person[] = []
  for (const email of staff) {
    const { user_id } = await createUser(database, { email, password, role: 'admin' }, now)
    people.push({ id: user_id, email })
  }
  await db.transaction().execute(async (trx) => {
    const random = seededRandom(1)
    const ids = people.map(({ id }) => id)
    for (const enquiry of demoEnquiries(enquiryCount, ids, now))
      await addEnquiry(trx, enquiry, people, random, now)
    await addSubscribers(trx, random, now)
    await saveSetting(trx, mark, 'filled')
  })
}

async function addEnquiry(
  trx: Db,
  enquiry: DemoEnquiry,
  people: Person[],
  random: Random,
  now: Date,
) {
  const received = new Date(enquiry.created_at)
  await trx.insertInto('contact_submissions').values(enquiry).execute()
  await trx.insertInto('consents').values(consentOf(enquiry, random)).execute()
  const owner = people.find(({ id }) => id === enquiry.owner_id)
  if (owner) await addHistory(trx, enquiry, owner, random)
  if (enquiry.quarantined) return
  await queueEnquiryNotices(trx, asSubmission(enquiry), ['team@demo.example'], received)
  await deliver(trx, enquiry.id, new Date(received.getTime() + 2 * SECOND))
  for (const { id } of people)
    if (now.getTime() - received.getTime() > 12 * HOUR || random.chance(0.2))
      await trx
        .insertInto('enquiry_reads')
        .values({
          id: uuidv7({ msecs: received.getTime() }),
          user_id: id,
          submission_id: enquiry.id,
          read_at: new Date(received.getTime() + 20 * MINUTE).toISOString(),
        })
        .execute()
}

const consentOf = (enquiry: DemoEnquiry, random: Random) => ({
  id: uuidv7({ msecs: Date.parse(enquiry.created_at) }),
  submission_id: enquiry.id,
  version: currentConsent.version,
  text: currentConsent.enquiry,
  marketing: random.chance(0.4) ? (1 as const) : (0 as const),
  marketing_text: currentConsent.marketing,
  given_at: enquiry.created_at,
  page_path: enquiry.page_path,
  ip: demoAddress,
  user_agent: 'Demo',
  gpc: 0 as const,
})
