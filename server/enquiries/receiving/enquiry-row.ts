import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { NewEnquiry } from '#contract/enquiry.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Sender } from '#server/http/sender.ts'
import { originKey } from '#server/enquiries/list-query/origin-key.ts'
import { dueAt } from './due-at.ts'

export type Submission = Selectable<Tables['contact_submissions']>

/** The row of a new enquiry. With a reason it goes into quarantine. */
export const enquiryRow = (
  input: NewEnquiry,
  sender: Sender,
  reason: string | null,
  time: Date,
): Submission => ({ ...recordOf(input, sender, time), ...quarantine(reason) })

const quarantine = (reason: string | null) => ({
  quarantined: reason ? (1 as const) : (0 as const),
  quarantine_reason: reason,
})

type Judgement = ReturnType<typeof quarantine>

/** All columns except those of the spam check; the return type rejects a missing one. */
function recordOf(
  input: NewEnquiry,
  sender: Sender,
  time: Date,
): Omit<Submission, keyof Judgement> {
  const adClick = (id: string | null) => (sender.gpc ? null : id)
  // An address may contain campaign ids in its query.
  const place = (address: string | null) =>
    sender.gpc ? (address?.split(/[?#]/, 1)[0] ?? null) : address
  const firstTouch = input.firstTouch && {
    ...input.firstTouch,
    gclid: adClick(input.firstTouch.gclid),
    fbclid: adClick(input.firstTouch.fbclid),
    referrer: place(input.firstTouch.referrer),
    landingPath: place(input.firstTouch.landingPath),
  }
  return {
    id: uuidv7({ msecs: time.getTime() }),
    name: input.name,
    email: input.email,
    company: input.company,
    website: input.website,
    revenue_range: input.revenueRange,
    primary_need: input.primaryNeed,
    message: input.message,
    created_at: time.toISOString(),
    utm_source: input.utmSource,
    utm_medium: input.utmMedium,
    utm_campaign: input.utmCampaign,
    utm_content: input.utmContent,
    utm_term: input.utmTerm,
    gclid: adClick(input.gclid),
    fbclid: adClick(input.fbclid),
    referrer: place(input.referrer),
    page_path: place(input.pagePath ?? sender.page),
    origin: input.origin,
    first_touch: firstTouch && JSON.stringify(firstTouch),
    version: 1,
    stage: 'new',
    owner_id: null,
    answered_at: null,
    due_at: dueAt(time),
    follow_up_at: null,
    value_cents: null,
    lost_reason: null,
    binned_at: null,
    ...firstOrigin(input),
  }
}

/** The source and campaign of the first touch, or of this visit if no other is known. */
const firstOrigin = ({ firstTouch, utmSource, utmCampaign }: NewEnquiry) => ({
  first_source: originKey(firstTouch ? firstTouch.utmSource : utmSource),
  first_campaign: originKey(firstTouch ? firstTouch.utmCampaign : utmCampaign),
})
