import type { PromiseState } from '#contract/promise-states.ts'
import type { Enquiries } from './enquiry-filters.ts'

/** What a row has to be for its promise to be kept, broken or open at `now`. Each enquiry is one of the three. */
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
