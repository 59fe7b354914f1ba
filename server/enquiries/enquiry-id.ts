import { z } from 'zod'

/** The id in the address of a call about one enquiry. */
export const EnquiryId = z.object({ id: z.uuid('is not an enquiry id').toLowerCase() })
