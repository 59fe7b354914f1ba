import { load } from 'cheerio'
import type { Problem } from '#contract/problem.ts'

/**
 * The page of the newsletter block for a browser without script: what was typed, and why it was not taken, beside the
 * field. Its scripts are taken out, since they would draw over it.
 */
export function refusedPage(html: string, { status, detail }: Problem, email: unknown) {
  const $ = load(html)
  $('script, link[rel="modulepreload"]').remove()
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
