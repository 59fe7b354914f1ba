import type { requiredTexts } from './enquiry-fields.ts'
import { isTooLong } from './text.ts'

/** The sentences of the toasts (specification, section 8), shared by the server's answers and the pages. */
export const messages = {
  missingInformation: {
    title: 'Missing Information',
    detail: 'Please fill in all required fields (name, email, and company).',
  },
  consentRequired: {
    title: 'Consent Required',
    detail: 'Please agree to receive communications from us.',
  },
  submitFailed: {
    title: 'Error',
    detail: 'There was an issue submitting your message. Please try again or contact us directly.',
  },
  submitted: {
    title: 'Message Sent Successfully!',
    detail: "Thank you for reaching out. We'll get back to you within 24 hours.",
  },
} as const

export const textTooLong = {
  title: 'Text Too Long',
  detail: 'Nothing was cut. Please shorten what is marked and send it again.',
}

type Refusal = { code: string; title: string; errors?: { message: string }[] | undefined }

/** The title of a refused form. That of the API for invalid values, "Invalid", is for programs. */
export function refusalTitle({ code, title, errors = [] }: Refusal) {
  if (code !== 'invalid') return title
  const onlyLengths = errors.length > 0 && errors.every(({ message }) => isTooLong(message))
  return onlyLengths ? textTooLong.title : 'Please Check Your Entries'
}

/** The error texts of the contact form's required fields. */
export const missingFields = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  company: 'Enter the name of your company.',
  consent: 'Tick this box, so that we may answer you.',
} as const satisfies Record<(typeof requiredTexts)[number] | 'consent', string>

/** `revenueRange` and "must be ..." become "Revenue range must be ....". A full sentence is left as it is. */
export function fieldSentence(path: string, message: string) {
  if (!/^[a-z]/.test(message)) return message
  const words = path.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${message}.`
}
