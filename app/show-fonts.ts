/**
 * Stands in every public page as text, after start.ts: brings the fonts once the page is painted, so that neither waits for
 * the other, and shows them in one layout.
 */
const { dataset } = document.documentElement
const showFonts = () => (dataset.fonts = '')

/** What is read first keeps as many lines as it had: the spaces between its words take up the difference. */
function holdLines(text: HTMLElement) {
  const { offsetHeight: height } = text
  return () => {
    for (let step = 1; step < 10; step++) {
      const missing = height - text.offsetHeight
      if (Math.abs(missing) < 9) return
      text.style.wordSpacing = `${(Math.sign(missing) * step) / 50}em`
    }
    text.style.wordSpacing = ''
  }
}

async function swap() {
  // Those that did not come stay away.
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  const first = [...document.querySelectorAll<HTMLElement>('main :is(h1,p)')].slice(0, 6)
  const holds = first.map(holdLines)
  showFonts()
  for (const hold of holds) hold()
}

// Who comes from another page of ours has them already, and after the paint they would be seen to change; and they move
// the place of a reload.
if (dataset.placed != null || document.referrer.startsWith(location.origin)) showFonts()
else new PerformanceObserver(() => void swap()).observe({ type: 'paint', buffered: true })
