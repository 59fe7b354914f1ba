import { NewEnquiry } from '#contract/enquiry.ts'

/** A message, if the rest of the form does not matter. */
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

/** The sample as submitted by a person who took twenty seconds. */
export const sampleEnquiry = (sample: Sample) =>
  NewEnquiry.parse({
    name: 'Robin Hale',
    email: 'robin@hale.example',
    company: 'Hale & Daughters',
    consent: true,
    elapsed: 20_000,
    ...(typeof sample === 'string' ? { message: sample } : sample),
  })
