import type { SlottedPage } from '#contract/page-slots.ts'
import { renderRefusedForm } from '#server/http/forms/refused-form.ts'
import type { SlottedPages } from '#server/http/site/slotted-page.ts'

/**
 * The pages that mailed links open, with the token from their address in the form: the button works without a script.
 */
export const linkPages = (pages: SlottedPages) =>
  Object.fromEntries(
    ['/newsletter/confirm', '/newsletter/unsubscribe'].flatMap((path) => {
      const page = pages[path]
      return page ? [[path, withToken(page)]] : []
    }),
  )

const withToken = (page: SlottedPage) => (query: string) => {
  const token = new URLSearchParams(query).get('token')
  if (!token || !/^[\w-]{1,200}$/.test(token)) return undefined
  return renderRefusedForm(page, { values: {}, texts: {}, invalid: [], hiddenFields: { token } })
}
