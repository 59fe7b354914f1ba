import { z } from 'zod'
import { changesNothing, changesSomething } from './changes-something.ts'

/** What is deleted automatically once it is old, if an admin has set a rule. */
export const retentionKinds = [
  'unanswered',
  'closed',
  'quarantine',
  'unconfirmed',
  'unsubscribed',
  'deliveries',
  'former_staff',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** Minimum of a month, against typing errors. */
const Days = z.int().min(30).max(3_650)

/** Days until deletion; null: never. */
const Rule = Days.nullable()

const forEachKind = <Value>(value: Value) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, value])) as Record<RetentionKind, Value>

export const RetentionRules = z.strictObject(forEachKind(Rule))
export type RetentionRules = z.infer<typeof RetentionRules>

/** The rules that change; the others stay as they are. */
export const RetentionChange = RetentionRules.partial().refine(changesSomething, changesNothing)
export type RetentionChange = z.infer<typeof RetentionChange>

/** Nothing is deleted automatically until an admin sets a rule. */
export const noRetention: RetentionRules = forEachKind(null)

export const RetentionTrial = z.strictObject({ kind: z.enum(retentionKinds), days: Days })

/** What a rule would delete now, oldest first. */
export const RetentionPreview = z.object({
  count: z.int(),
  rows: z.array(z.object({ id: z.string(), label: z.string(), at: z.iso.datetime() })),
})
export type RetentionPreview = z.infer<typeof RetentionPreview>
