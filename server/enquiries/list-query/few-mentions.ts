import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Viewer } from './enquiry-filters.ts'

/** As many enquiries are looked up in a few milliseconds. More are found by reading their box, in segments. */
const maxLookedUp = 1_000

/** The enquiries that mention this person. */
export const enquiriesMentioning = (db: Db, { userId }: Viewer) =>
  db
    .selectFrom('note_mentions')
    .select('submission_id as enquiry_id')
    .distinct()
    .where('user_id', '=', userId)

/** Adds whether few enquiries mention the viewer, if a filter asks for these. */
export async function withFewMentions(
  db: Db,
  { mentioned }: EnquiryFilters,
  viewer: Viewer,
): Promise<Viewer> {
  if (!mentioned) return viewer
  const more = await enquiriesMentioning(db, viewer).offset(maxLookedUp).limit(1).executeTakeFirst()
  return { ...viewer, hasFewMentions: more === undefined }
}
