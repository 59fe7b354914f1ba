import { z } from 'zod'
import { Email } from './account.ts'

/** Whose data is requested. In a body, so that the address is not logged. */
export const PrivacyRequest = z.strictObject({ email: Email })

/** The amount of data about one address, by kind. */
export const PersonalData = z.object({
  email: z.string(),
  /** With their consents, notes, history and replies. */
  enquiries: z.int(),
  notes: z.int(),
  subscriptions: z.int(),
  /** Mails to the address, and mails and webhooks about its enquiries. */
  deliveries: z.int(),
  invitations: z.int(),
  /** Where the address appears in somebody else's enquiry, its notes or its mails. */
  mentions: z.int(),
  /** Whether it has a staff account, which is deleted under People. */
  account: z.boolean(),
})
export type PersonalData = z.infer<typeof PersonalData>
