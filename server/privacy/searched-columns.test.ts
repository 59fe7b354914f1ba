import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { places } from './mentions.ts'

/** Tables in which nobody can have written somebody else's address. */
const tables = {
  assignments: 'ids and times',
  audit_entries: 'ids, times and counts, which are never changed',
  audit_head: 'hashes',
  audit_names: 'the addresses themselves, deleted by the erasure',
  delivery_attempts: 'what a server answered to a message, and deleted with the message',
  device_names: 'words of staff for their own browsers',
  download_counts: 'ours',
  enquiry_reads: 'ids and times',
  enquiry_replying: 'ids and times',
  enquiry_tallies: 'counts',
  idempotency_keys: 'UUIDs, ids and hashes',
  invitations: 'addresses themselves: deleted by the erasure',
  live_events: 'ids and times',
  newsletter_suppressions: 'hashes',
  note_mentions: 'ids',
  passkeys: 'words of staff for their own keys',
  recovery_codes: 'hashes',
  search_documents: 'words of other columns, written anew with them',
  second_factors: 'words of staff for their own devices',
  sessions: 'of staff',
  settings: 'ours; an erasure that has begun is deleted when it is done',
  spent_challenges: 'ids and times',
  tallies: 'counts',
  user_roles: 'ids',
  users: 'addresses themselves: an address with an account is not erased',
  webhooks: 'ours',
}

/** Tables that only one of the databases has: the index of the words, and counters, which expire. */
const others = /^(search_index|kysely|limit_uses)/

/** The same for columns of text of other tables. */
const columns = {
  contact_submissions: {
    id: 'ours',
    email: 'an address itself: the whole enquiry is deleted with it',
    revenue_range: 'an option of the form',
    primary_need: 'an option of the form',
    stage: 'a word of the contract',
    owner_id: 'an id',
    created_at: 'a time',
    due_at: 'a time',
    answered_at: 'a time',
    follow_up_at: 'a time',
    binned_at: 'a time',
  },
  consents: {
    id: 'ours',
    submission_id: 'an id',
    version: 'ours',
    text: 'ours',
    marketing_text: 'ours',
    given_at: 'a time',
    ip: 'the address of a computer',
  },
  newsletter_subscribers: {
    id: 'ours',
    email: 'an address itself: the whole subscription is deleted with it',
    created_at: 'a time',
    confirmed_at: 'a time',
    unsubscribed_at: 'a time',
    consent_version: 'ours',
    consent_text: 'ours',
    ip: 'the address of a computer',
  },
  one_time_tokens: {
    id: 'ours',
    purpose: 'a word of the contract',
    subject_id: 'an id',
    hash: 'a hash',
    created_at: 'a time',
    expires_at: 'a time',
  },
  timeline_entries: {
    id: 'ours',
    submission_id: 'an id',
    created_at: 'a time',
    kind: 'a word of the contract',
    actor_id: 'an id',
    actor_email: 'an address itself, erased from its entries',
  },
  deliveries: {
    id: 'ours',
    channel: 'a word of the contract',
    kind: 'a word of the contract',
    subject_id: 'an id',
    recipient: 'an address itself: the whole message is deleted with it',
    webhook_id: 'an id',
    message_id: 'ours',
    dedupe_key: 'ids and the recipient',
    status: 'a word of the contract',
    first_attempt_at: 'a time',
    next_attempt_at: 'a time',
    expires_at: 'a time',
    claim: 'an id',
    sent_at: 'a time',
    created_at: 'a time',
  },
  saved_views: { id: 'ours', user_id: 'an id', created_at: 'a time' },
  reply_templates: { id: 'ours', created_at: 'a time', changed_by: 'an id' },
}

test('an erasure searches every column that can hold what somebody wrote', async () => {
  await using app = await startTestApp()
  const all = await app.database.db.introspection.getTables()
  const left = all.flatMap(({ name: table, columns: found }) =>
    table in tables || others.test(table)
      ? []
      : found
          .filter(({ dataType }) => dataType.toLowerCase() === 'text')
          .map(({ name }) => `${table}.${name}`),
  )
  const searched = places.flatMap(({ table, columns: names }) =>
    names.map((name) => `${table}.${name}`),
  )
  const excepted = Object.entries(columns).flatMap(([table, names]) =>
    Object.keys(names).map((name) => `${table}.${name}`),
  )
  expect([...searched, ...excepted].toSorted()).toEqual(left.toSorted())
  const names = new Set(all.map(({ name }) => name))
  expect(Object.keys(tables).filter((name) => !names.has(name))).toEqual([])
})
