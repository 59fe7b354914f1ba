import { fieldSentence, messages, refusalTitle } from '#contract/messages.ts'
import type { Problem } from '#contract/problem.ts'
import { Tracking } from '#contract/tracking.ts'
import type { RefusedForm } from '#server/http/forms/refused-form.ts'

/** The contact page for a browser without scripts: the submitted values, the toast's message, and the errors. */
export function refusedEnquiry(problem: Problem, values: Record<string, unknown>): RefusedForm {
  const { errors = [] } = problem
  const sentences = errors.map(({ path, message }) => [
    `error:${path}`,
    fieldSentence(path, message),
  ])
  return {
    values,
    texts: { ...messageOf(problem), ...Object.fromEntries(sentences) },
    invalid: errors.map(({ path }) => path),
    hiddenFields: trackingIn(values),
  }
}

/**
 * The server's own message about invalid fields; for any other refusal the specified one, with the reason as a note.
 */
function messageOf(problem: Problem): RefusedForm['texts'] {
  const { status, detail } = problem
  if (status === 422) return { messageTitle: refusalTitle(problem), messageDetail: detail }
  const { submitFailed } = messages
  return {
    messageTitle: submitFailed.title,
    messageDetail: submitFailed.detail,
    messageNote: detail,
  }
}

/**
 * The page's script's report about the visit, kept because the returned page has no script that could report it again.
 */
function trackingIn(values: Record<string, unknown>) {
  const tracking = Object.keys(Tracking.shape).flatMap((name) => {
    const value = values[name]
    if (!value) return []
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]]
  })
  return Object.fromEntries(tracking) as Record<string, string>
}
