import { promisedMs } from '#contract/enquiry-rules.ts'

export const dueAt = (received: Date) => new Date(received.getTime() + promisedMs).toISOString()
