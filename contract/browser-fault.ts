import { z } from 'zod'

/** A browser's report of an error in one of our scripts. */
export const BrowserFault = z.object({
  message: z.string().max(1_000),
  stack: z.string().max(4_000),
  /** Without its query string. */
  page: z.string().max(300),
})
