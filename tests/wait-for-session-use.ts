import { expect } from 'vitest'
import type { Database } from '#server/db/database.ts'

type Server = { database: Database; clock: { now: () => Date } }

/**
 * Resolves when the use of a session at this moment has been stored: an answer waits for that for at most a tenth of a
 * second.
 */
export async function waitForSessionUse({ database: { db }, clock }: Server) {
  const seen = () => db.selectFrom('sessions').select('last_seen_at').execute()
  const last_seen_at = clock.now().toISOString()
  await expect.poll(seen).toContainEqual({ last_seen_at })
}

/** Resolves when the newest pair of tokens of every session has been used. */
export async function waitForConfirmation({ database: { db } }: Server) {
  const open = () =>
    db.selectFrom('sessions').select('id').where('confirmed_at', 'is', null).execute()
  await expect.poll(open).toEqual([])
}
