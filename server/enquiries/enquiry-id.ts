import { z } from 'zod'

/** The path parameter of calls about one enquiry. */
export const EnquiryId = z.object({ id: z.uuid('is not an enquiry id').toLowerCase() })
