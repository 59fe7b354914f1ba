/** How long the pointer has to rest on a link before a prefetch. */
const restMs = 70

type BrowserNavigator = Navigator & { connection?: { saveData?: boolean } }

let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Prefetches the document behind the link around `target`, if it is another page of this site. Not for files, which
 * would be counted as downloads, and not if the visitor saves data. Only Chromium runs this: Firefox blocks the hint by
 * our policy's default-src, and WebKit does not support it.
 */
export function prefetchDocument(target: EventTarget | null) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([download])')
  if (!link || link.pathname == location.pathname) return
  if ((navigator as BrowserNavigator).connection?.saveData !== false) return
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.href
  // If this page was opened without a referrer, so is the next one: the server then omits the opener policy again.
  if (!document.referrer) hint.referrerPolicy = 'no-referrer'
  document.head.append(hint)
}

/** Prefetches the document behind a link while a finger or the pointer is on it, until the page is hydrated. */
export function prefetchDocuments() {
  for (const event of ['pointerover', 'touchstart'])
    addEventListener(
      event,
      ({ target }) => {
        clearTimeout(resting)
        resting = setTimeout(() => {
          if (!('hydrated' in document.documentElement.dataset)) prefetchDocument(target)
        }, restMs)
      },
      { passive: true },
    )
}
