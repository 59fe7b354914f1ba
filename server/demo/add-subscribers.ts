import { v7 as uuidv7 } from 'uuid'
import { newsletterConsent } from '#contract/consent.ts'
import type { Db } from '#server/db/database.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { demoAddress, demoDays } from './demo-enquiries.ts'
import type { Random } from './random.ts'

const subscriberCount = 60

/** Newsletter subscribers: most confirmed, a few unsubscribed. */
export async function addSubscribers(trx: Db, random: Random, now: Date) {
  for (let number = 1; number <= subscriberCount; number++) {
    const created = now.getTime() - random.between(0.1, demoDays) * DAY
    const confirmed = random.chance(0.85)
    const gone = confirmed && random.chance(0.1)
    const after = (hours: number) =>
      new Date(Math.min(created + hours * HOUR, now.getTime())).toISOString()
    await trx
      .insertInto('newsletter_subscribers')
      .values({
        id: uuidv7({ msecs: created }),
        email: `reader-${number}@demo.example`,
        created_at: new Date(created).toISOString(),
        confirmed_at: confirmed ? after(0.2) : null,
        unsubscribed_at: gone ? after(60) : null,
        consent_version: newsletterConsent.version,
        consent_text: newsletterConsent.text,
        page_path: '/resources',
        ip: demoAddress,
        user_agent: 'Demo',
      })
      .execute()
  }
}
