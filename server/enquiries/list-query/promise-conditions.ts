import type { PromiseState } from '#contract/promise-states.ts'
import type { Enquiries } from './enquiry-filters.ts'

/** The conditions for a kept, broken or open promise at `now`. Every enquiry meets exactly one. */
export const promiseConditions = {
  kept: (eb: Enquiries) => eb('answered_at', '<=', eb.ref('due_at')),
  broken: (eb: Enquiries, now: Date) =>
    eb.or([
      eb('answered_at', '>', eb.ref('due_at')),
      eb.and([eb('answered_at', 'is', null), eb('due_at', '<=', now.toISOString())]),
    ]),
  open: (eb: Enquiries, now: Date) =>
    eb.and([eb('answered_at', 'is', null), eb('due_at', '>', now.toISOString())]),
} satisfies Record<PromiseState, unknown>
