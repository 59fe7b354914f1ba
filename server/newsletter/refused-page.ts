import type { Problem } from '#contract/problem.ts'
import { withoutScripts } from '#server/http/without-scripts.ts'

/**
 * The page of the newsletter block for a browser without script: what was typed, and why it was not taken, beside the
 * field.
 */
export function refusedPage(html: string, { status, detail }: Problem, email: unknown) {
  const $ = withoutScripts(html)
  const form = $('form[action="/api/subscribe"]')
  form
    .find('[name="email"]')
    .attr({ autofocus: '', value: typeof email === 'string' ? email : '' })
    .attr(status === 422 ? { 'aria-invalid': 'true' } : {})
  const fault = form.find('[data-error-for="email"]').removeAttr('hidden')
  // A wrong address has a sentence of the page's own, with an example.
  fault.text(status === 422 ? (form.attr('data-invalid') ?? detail) : detail)
  return $.html()
}
