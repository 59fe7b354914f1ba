/** How long the pointer has to rest on a link. */
const restMs = 70

type BrowserNavigator = Navigator & { connection?: { saveData?: boolean } }

let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Prefetches the document of this site behind the link around `target`, unless it is this page. Not a file, which would count as a download, and not if
 * the visitor saves data. Only Chromium says whether: Firefox blocks this hint by our policy's default-src, and WebKit does not
 * support it.
 */
export function prefetchDocument(target: EventTarget | null) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]:not([download])')
  if (!link || link.pathname == location.pathname) return
  if ((navigator as BrowserNavigator).connection?.saveData !== false) return
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = link.href
  // Tells the server that no page started this visit, so that it omits the opener policy once more.
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
