/** How long the pointer has to rest on a link. */
const restMs = 100

let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Prefetches the document behind a link while a finger or the pointer is on it. Before hydration the browser loads whole
 * documents. Not if the visitor saves data, and not for files: a prefetch would count as a download.
 */
function rest({ target }: Event) {
  clearTimeout(resting)
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([download])')
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  if (!link || connection?.saveData || 'hydrated' in document.documentElement.dataset) return
  resting = setTimeout(() => {
    const { pathname, search } = link
    if (pathname + search === location.pathname + location.search) return
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = pathname + search
    document.head.append(hint)
  }, restMs)
}

export function prefetchDocuments() {
  // Firefox blocks this hint by our policy's default-src, and WebKit does not support it. Browsers with speculation rules do.
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  for (const event of ['pointerover', 'touchstart'])
    addEventListener(event, rest, { passive: true })
}
