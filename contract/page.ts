import { z } from 'zod'

/** The query every list takes. `cursor` is the `next` of the page before. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
})
export type PageQuery = z.infer<typeof PageQuery>

/** `total` counts all rows of the list, not those of this page. `next` is null on the last page. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.int(), next: z.string().nullable() })
