import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import { type Attempts, countAttempts } from './attempts.ts'
import { type Counters, openCounters } from './limit-counters.ts'
import { rules } from './limit-rules.ts'
import { type SingleUse, singleUse } from './single-use.ts'
import { type Limit, type Rule, slidingLimit } from './sliding-limit.ts'

export type Limits = {
  enquiries: Limit
  /** Separate from enquiries, so that a sender who has used those up still gets the receipt of a repeated one. */
  repeatedEnquiries: Limit
  subscriptions: Limit
  /** Mails to visitors by one member of staff. */
  replies: Limit
  signInsByAccount: Attempts
  signInsByClient: Attempts
  signInsByDevice: Attempts
  /** Successful ones, by account and client, so that nobody without its password or passkey uses them up. */
  signIns: Limit
  /** Requests for a link to set a password. */
  recoveriesByClient: Limit
  /** Those that one client asks for, so that no stranger uses up what an address gets. */
  linksByAddressAndClient: Limit
  /** Mails that let an address set a password, whoever asked for them. */
  linksByAddress: Limit
  /** Strangers' requests for one kind of mail to one mailbox: confirmations and guides. */
  mailsByMailbox: Limit
  /** Attempts with mailed links that do not work. */
  linksByClient: Attempts
  /** Passwords that a signed-in person sets or proves, and, by session, those set after a mailed link. */
  passwordChanges: Limit
  /** Authenticator apps that a signed-in person begins to add. */
  factorEnrolments: Limit
  /** Wrong codes of a second factor, by account, and wrong passkeys of a signed-in person. */
  factorCodes: Attempts
  /** Wrong codes before an account's owner gets a mail. No setting switches this off. */
  wrongCodesBeforeMail: Limit
  /** Key proofs, which work once. No setting switches this off. */
  usedProofs: SingleUse
  /** Deletes the rows whose uses have all ended, until the signal aborts, and returns how many there were. */
  forgetExpired(closing?: AbortSignal): Promise<number>
  close(): Promise<void>
}

export async function createLimits(options: {
  database: Database
  env: Env
  now?: () => Date
}): Promise<Limits> {
  const { database, env, now = () => new Date() } = options
  const counters = await openCounters(database, env.DATA_DIR)
  const isOff = env.RATE_LIMITS === 'off'
  const limit = (rule: Rule) => (isOff ? free : slidingLimit(counters, rule, now))
  const attempts = (rule: Rule) => (isOff ? free : countAttempts(slidingLimit(counters, rule, now)))
  return {
    enquiries: limit(rules.enquiries),
    repeatedEnquiries: limit(rules.repeatedEnquiries),
    subscriptions: limit(rules.subscriptions),
    replies: limit(rules.replies),
    signInsByAccount: attempts(rules.signInsByAccount),
    signInsByClient: attempts(rules.signInsByClient),
    signInsByDevice: attempts(rules.signInsByDevice),
    signIns: limit(rules.signIns),
    recoveriesByClient: limit(rules.recoveriesByClient),
    linksByAddressAndClient: limit(rules.linksByAddressAndClient),
    linksByAddress: limit(rules.linksByAddress),
    mailsByMailbox: limit(rules.mailsByMailbox),
    linksByClient: attempts(rules.linksByClient),
    passwordChanges: limit(rules.passwordChanges),
    factorEnrolments: limit(rules.factorEnrolments),
    factorCodes: attempts(rules.factorCodes),
    wrongCodesBeforeMail: slidingLimit(counters, rules.wrongCodesBeforeMail, now),
    usedProofs: singleUse(counters, now),
    forgetExpired: (closing) => deleteExpired(counters, now(), closing),
    async close() {
      if (database.dialect === 'sqlite') await counters.destroy()
    },
  }
}

/** Few enough not to keep anybody waiting. */
const maxAtOnce = 1_000

async function deleteExpired(counters: Counters, now: Date, closing?: AbortSignal) {
  let count = 0
  for (;;) {
    const deleted = await deleteSome(counters, now)
    count += deleted
    if (deleted < maxAtOnce || closing?.aborted) return count
    await yieldToRequests()
  }
}

async function deleteSome(counters: Counters, now: Date) {
  const { numDeletedRows } = await counters
    .deleteFrom('limit_uses')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('limit_uses')
        .select('key')
        .where('expires', '<=', now.getTime())
        .limit(maxAtOnce),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Every limit while `RATE_LIMITS` is off. */
const free: Limit & Attempts = {
  consume: async () => {},
  refund: async () => {},
  attempt: (_key, work) => work(),
}
