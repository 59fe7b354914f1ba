import type { SeoRecord } from '#content/seo.ts'

/** Updates the document's head after a navigation within the site. */
export function updateHead(page: Document, seo: SeoRecord | undefined, path: string) {
  if (!seo) return
  // Read before the canonical link is removed.
  const origin = originOf(page)
  const robots = seo.robots ?? 'index, follow'
  const address = robots.startsWith('noindex')
    ? undefined
    : (seo.canonicalUrl ?? new URL(path, origin).href)
  page.title = seo.title
  set(page, 'meta', ['name', 'description'], ['content', seo.description])
  set(page, 'meta', ['name', 'keywords'], ['content', seo.keywords])
  set(page, 'meta', ['name', 'robots'], ['content', robots])
  set(page, 'meta', ['property', 'og:title'], ['content', seo.ogTitle])
  set(page, 'meta', ['property', 'og:description'], ['content', seo.ogDescription])
  set(page, 'meta', ['property', 'og:url'], ['content', address])
  set(page, 'link', ['rel', 'canonical'], ['href', address])
}

/** The public origin according to the served page, which may differ from the one in the address bar. */
function originOf(page: Document) {
  stated ??= page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href
  return stated ?? page.location.origin
}
let stated: string | undefined

/** Gives the element with the first attribute the second one, or removes it where that has no value. */
function set(
  page: Document,
  tag: string,
  [key, name]: [string, string],
  [attribute, value]: [string, string | undefined],
) {
  let element = page.head.querySelector(`${tag}[${key}="${name}"]`)
  if (value === undefined) return element?.remove()
  if (!element) {
    element = page.createElement(tag)
    element.setAttribute(key, name)
    page.head.append(element)
  }
  element.setAttribute(attribute, value)
}
