import { ApiError } from '#app/api.ts'
import { contactForm } from '#content/contact.ts'
import { messages } from '#contract/messages.ts'

/** Why a form did not go out: what the toast says, and a sentence for each field concerned. */
export type Fault = {
  title: string
  detail: string
  fields: Record<string, string>
  /** What else the server said, such as how long to wait. */
  note?: string
}

const labels: Record<string, string> = contactForm.labels

/** The server's own words where it judged the fields, the specified sentence for everything else. */
export function faultFrom(error: unknown): Fault {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return { ...messages.submitFailed, fields: {} }
  }
  if (error.status === 422)
    return { title: error.title, detail: error.message, fields: fieldsOf(error) }
  const note = error.status === 429 || error.status === 503 ? { note: error.message } : {}
  return { ...messages.submitFailed, fields: {}, ...note }
}

function fieldsOf({ errors }: ApiError) {
  return Object.fromEntries(
    errors.map(({ path, message }) => [path, sentence(labels[path] ?? 'This', message)]),
  )
}

/** "is not an email address" becomes a sentence; a message that is one already stays. */
const sentence = (label: string, message: string) =>
  /^[a-z]/.test(message) ? `${label} ${message}.` : message
