import { randomUUID } from 'node:crypto'
import { flood } from './flood.ts'

const enquiry = () =>
  JSON.stringify({
    name: 'Ana Pérez',
    email: 'ana@tide.example',
    company: `Tide & Timber ${randomUUID()}`,
    message: 'We sell oars. '.repeat(20),
    consent: true,
  })

/** Enquiries per second, each on disk before its answer. */
export function sendEnquiries(url: string) {
  return flood({
    url: `${url}/api/submit-contact-form`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: enquiry,
  })
}
