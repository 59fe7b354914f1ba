import { z } from 'zod'
import { ContactSubmission } from './enquiry.ts'

/** Another enquiry that may be from the same people, and why. */
const RelatedEnquiry = ContactSubmission.pick({
  id: true,
  name: true,
  company: true,
  email: true,
  created_at: true,
  stage: true,
  quarantined: true,
}).extend({ why: z.enum(['email', 'company']) })
export type RelatedEnquiry = z.infer<typeof RelatedEnquiry>

/** Newest first. */
export const RelatedEnquiries = z.object({ rows: z.array(RelatedEnquiry) })
