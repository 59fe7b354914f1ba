import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import {
  noRetention,
  type RetentionChange,
  type RetentionKind,
  type RetentionPreview,
  RetentionRules,
} from '#contract/retention.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import { readSetting, saveSetting } from '#server/db/settings.ts'
import { assertAwaited } from '#server/http/limits/abandoned.ts'
import { DAY } from '#contract/durations.ts'
import { nextBatch } from './retention-kinds.ts'

const key = 'retention'
const shownRows = 50

export const retentionRules = async (db: Db) => (await readRules(db)).rules

/** Also returns the condition that the rules are unchanged, for the deletions that rely on them. */
export async function readRules(db: Db) {
  const value = await readSetting(db, key)
  // Rules stored before a kind was added lack it.
  const rules = RetentionRules.parse({ ...noRetention, ...JSON.parse(value ?? '{}') })
  const areSame = sql<boolean>`exists (select 1 from settings where key = ${key} and value = ${value})`
  return { rules, areSame }
}

export function setRetentionRules(
  { db, dialect }: Database,
  change: RetentionChange,
  by: string,
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by, 'privacy.manage')
    // Another admin may change another rule at this moment.
    await lockKey(trx, dialect, key)
    const before = await retentionRules(trx)
    const rules = { ...before, ...change }
    await saveSetting(trx, key, JSON.stringify(rules))
    const kinds = Object.keys(rules) as RetentionKind[]
    const former = kinds.filter((kind) => rules[kind] !== before[kind])
    const from = Object.fromEntries(former.map((kind) => [kind, before[kind]]))
    await recordAudit(trx, { action: 'retention.changed', by, data: { ...rules, from } }, now)
    return rules
  })
}

export const daysBefore = (days: number, now: Date) =>
  new Date(now.getTime() - days * DAY).toISOString()

/** What a rule would delete now, without deleting it. */
export async function previewRetention(
  db: Db,
  { kind, days }: { kind: RetentionKind; days: number },
  now: Date,
  signal?: AbortSignal,
): Promise<RetentionPreview> {
  const before = daysBefore(days, now)
  const rows: RetentionPreview['rows'] = []
  let count = 0
  for (let after: string | null = ''; after !== null;) {
    const { found, next } = await nextBatch(db, kind, before, after)
    count += found.length
    rows.push(...found.slice(0, shownRows - rows.length))
    after = next
    await nextTurn()
    assertAwaited(signal)
  }
  return { count, rows }
}
