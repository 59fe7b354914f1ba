import { NewEnquiry } from '#contract/enquiry.ts'

/** A message, where nothing else matters with the rest of the form. */
export type Sample =
  | string
  | {
      message: string | null
      name?: string
      email?: string
      company?: string
      website?: string
      elapsed?: number
    }

/** The sample as the form would send it: by somebody who took twenty seconds. */
export const enquiryOf = (sample: Sample) =>
  NewEnquiry.parse({
    name: 'Robin Hale',
    email: 'robin@hale.example',
    company: 'Hale & Daughters',
    consent: true,
    elapsed: 20_000,
    ...(typeof sample === 'string' ? { message: sample } : sample),
  })
