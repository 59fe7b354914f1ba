import { v7 as uuidv7 } from 'uuid'
import type { ShownConsent } from '#contract/consent.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import type { Sender } from '#server/http/sender.ts'
import { createToken } from '#server/deliveries/mail/one-time-tokens.ts'
import type { NewsletterDeps } from './deps.ts'
import { mayMail } from './mail-cap.ts'
import { queueNewsletterMail } from './queue-newsletter-mail.ts'
import { dummyWrite } from './dummy-write.ts'

export type Subscription = {
  /** Lower-cased. */
  email: string
  /** Null for an API client that showed no form. */
  shown: ShownConsent | null
  sender: Pick<Sender, 'ip' | 'userAgent' | 'page'>
  /** Whether the mailbox may get another mail today. */
  reachable: boolean
}

/**
 * Stores the address as unconfirmed and queues the confirmation mail. Somebody who has unsubscribed stays so until they
 * confirm again: anybody can ask for the mail. An address that is confirmed or has had its daily mails gets none; that
 * takes the same number of writes, so that timing reveals nothing.
 */
export async function subscribe(
  trx: Db,
  deps: NewsletterDeps,
  { email, shown, sender, reachable }: Subscription,
  now: Date,
) {
  const consent = consentOf(shown, sender, now)
  // A single statement, which locks the row: it may be deleted at this moment.
  const subscriber = await trx
    .insertInto('newsletter_subscribers')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      email,
      confirmed_at: null,
      unsubscribed_at: null,
      ...consent,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning(['id', 'email', 'confirmed_at', 'unsubscribed_at'])
    .executeTakeFirstOrThrow()
  const state = subscriberState(subscriber)
  const mail = {
    kind: 'newsletter_confirmation',
    to: email,
    subjectId: subscriber.id,
  } as const
  const mayAsk = await mayMail(trx, mail, now, subscriber.unsubscribed_at)
  if (state !== 'confirmed' && reachable && mayAsk)
    await queueConfirmation(
      trx,
      deps,
      { ...subscriber, consent: state === 'unsubscribed' ? JSON.stringify(consent) : null },
      now,
    )
  else await dummyWrite(trx, deps.linkKey, now)
}

export type Consent = ReturnType<typeof consentOf>

const consentOf = (shown: ShownConsent | null, sender: Subscription['sender'], now: Date) => ({
  created_at: now.toISOString(),
  consent_version: shown?.version ?? null,
  consent_text: shown?.text ?? null,
  page_path: sender.page,
  ip: sender.ip,
  user_agent: sender.userAgent,
})

async function queueConfirmation(
  trx: Db,
  { linkKey, confirmationLifetimeMs: lifetimeMs }: NewsletterDeps,
  { id: subjectId, email: to, consent }: { id: string; email: string; consent: string | null },
  now: Date,
) {
  const purpose = 'newsletter_confirm'
  const tokenId = await createToken(trx, linkKey, { purpose, subjectId, lifetimeMs, consent }, now)
  const data = {
    link: { path: '/newsletter/confirm?token=', token: { purpose, id: tokenId } },
    unsubscribe: {
      path: '/newsletter/unsubscribe?token=',
      token: { purpose: 'newsletter_unsubscribe', id: subjectId },
    },
  } as const
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const kind = 'newsletter_confirmation'
  await queueNewsletterMail(trx, linkKey, { kind, to, subjectId, data, expiresAt }, now)
}
