import { afterPaint } from '#app/navigation/after-paint.ts'
import { loadPictures } from './load-pictures.ts'
import { prefetchDocuments } from '#app/navigation/prefetch-document.ts'
import { barIsOpaqueAfter, scrollOnNavigation } from '#app/site/frame/scroll.ts'
import { failSearch, listenForSearch } from '#app/site/frame/search/keys.ts'
import { searchRequestedEvent } from '#app/site/frame/search/search-request.ts'
import { showWithoutReact } from './without-react.ts'

/** Loaded by the inline script at the first interaction. Loads React. */
const root = document.documentElement

listenForSearch()
prefetchDocuments()
scrollOnNavigation()

// Tab may move the focus to content that is not laid out yet on a narrow screen, so lay out everything
// (frame.module.css).
addEventListener('keydown', ({ key }) => {
  if (key === 'Tab') root.dataset.placed = ''
})

const markScrolled = () => root.toggleAttribute('data-scrolled', scrollY > barIsOpaqueAfter)
addEventListener('scroll', markScrolled, { passive: true })
markScrolled()

/** Enables the complete style sheets: the page only inlines the rules for what it shows at first. */
function wholeStyles() {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')
  return Promise.all(
    Array.from(
      links,
      (link) =>
        new Promise((resolve) => {
          for (const end of ['load', 'error']) link.addEventListener(end, resolve)
          link.disabled = false
        }),
    ),
  )
}

/** In tasks between which the page can respond: this begins at an input, whose effect is to be seen at once. */
async function start() {
  await new Promise(afterPaint)
  const styles = wholeStyles()
  await new Promise(afterPaint)
  const client = import('#app/client.tsx')
  // Without React the page is shown by the complete style sheets, too (without-react.ts).
  await Promise.allSettled([client, styles])
  await (await client).hydrate()
}

void start()
  // The page works without React, except for a few parts of it.
  .catch(() => {
    showWithoutReact()
    failSearch()
    addEventListener(searchRequestedEvent, failSearch)
  })
  .then(loadPictures)
