import { z } from 'zod'

/** What a browser reports of a fault in one of our scripts. */
export const BrowserFault = z.object({
  message: z.string().max(1_000),
  stack: z.string().max(4_000),
  /** Without its query. */
  page: z.string().max(300),
})
