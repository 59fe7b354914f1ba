import { z } from 'zod'
import { decimal } from './decimal.ts'

export const unknownParameters = {
  error: (issue: z.core.$ZodRawIssue) =>
    issue.code === 'unrecognized_keys'
      ? `has unknown parameters: ${issue.keys.join(', ')}`
      : undefined,
}

/** The query of a call that takes none. */
export const NoQuery = z.strictObject({}, unknownParameters)

/** A query parameter that is 1 or absent. */
export const flag = z.literal('1', 'must be 1 or absent').transform(() => true)

/** An instant, or a day in Pacific time. */
export const moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: 'must be a day such as 2026-11-20 or a time such as 2026-11-20T22:24:00Z',
})

/**
 * The query of every list; a list adds its filters with `.extend`. `cursor` is the `next` of the page before. Unknown
 * parameters are refused: silently ignoring a filter would show the wrong rows.
 */
export const PageQuery = z.strictObject(
  {
    limit: decimal(z.number().int().min(1).max(200).default(50)),
    cursor: z.string().max(200).optional(),
  },
  unknownParameters,
)
export type PageQuery = z.infer<typeof PageQuery>

/** `total` counts all rows of the list, not those of this page. `next` is null on the last page. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.int(), next: z.string().nullable() })

/**
 * A page of a list with filters. With a filter set `total` is null, because counting the matches would read the whole
 * table.
 */
export const filteredPageOf = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.int().nullable(), next: z.string().nullable() })
