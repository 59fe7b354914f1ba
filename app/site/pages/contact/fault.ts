import { ApiError } from '#app/api.ts'
import { fieldSentence, messages, refusalTitle } from '#contract/messages.ts'

/** Why a form was not sent: the text of the toast, and an error for each field concerned. */
export type Fault = {
  title: string
  detail: string
  fields: Record<string, string>
  /** Additional text from the server, such as how long to wait. */
  note?: string
}

/** The server's message if it rejected fields, else the specified message. */
export function faultFrom(error: unknown): Fault {
  if (!(error instanceof ApiError)) {
    console.error(error)
    return { ...messages.submitFailed, fields: {} }
  }
  if (error.status === 422)
    return { title: refusalTitle(error), detail: error.message, fields: fieldsOf(error) }
  const note = error.status === 429 || error.status === 503 ? { note: error.message } : {}
  return { ...messages.submitFailed, fields: {}, ...note }
}

function fieldsOf({ errors }: ApiError) {
  return Object.fromEntries(errors.map(({ path, message }) => [path, fieldSentence(path, message)]))
}
