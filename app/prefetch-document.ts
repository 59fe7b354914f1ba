/** How long a pointer rests on a link before what it leads to is fetched. */
const restMs = 100

let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Until React has come the browser follows a link by itself: the document that it leads to is fetched while a finger or a
 * pointer is on it. Not for who wants to save data, and
 * no file: a download is counted by who asks for it.
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
  // Firefox refuses such a hint by our policy's default-src, and WebKit knows none. Who takes it knows speculation rules, too.
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  for (const event of ['pointerover', 'touchstart'])
    addEventListener(event, rest, { passive: true })
}
