import { z } from 'zod'
import { Email } from './account.ts'

/** Whose data is asked for. In a body, so that the address stands in no log. */
export const PrivacyRequest = z.strictObject({ email: Email })

/** How much there is about one address, by kind. */
export const PersonalData = z.object({
  email: z.string(),
  /** With their consents, notes, history and replies. */
  enquiries: z.int(),
  notes: z.int(),
  subscriptions: z.int(),
  /** Mails to the address, and mails and webhooks about its enquiries. */
  deliveries: z.int(),
  invitations: z.int(),
  /** Where the address stands in somebody else's enquiry, its notes or its mails. */
  mentions: z.int(),
  /** Whether it has an account of staff, which is deleted under People. */
  account: z.boolean(),
})
export type PersonalData = z.infer<typeof PersonalData>
