import { z } from 'zod'

/** Every error answer below /api except /api/auth: RFC 9457 problem details with a stable `code`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** A sentence that is safe to show to the caller. */
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** With `stale`: the current record. */
  current: z.unknown().optional(),
})

export type Problem = z.infer<typeof Problem>
