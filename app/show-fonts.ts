/**
 * Stands in every public page as text, after start.ts: brings the fonts once the page is painted, so that neither waits for
 * the other, and shows them in one layout. Then what waits below the first screen is laid out, when there is nothing else to do:
 * a picture of the whole page would be bare paper there, whether or not somebody scrolled through it before.
 */
const { dataset } = document.documentElement
function showFonts() {
  dataset.fonts = ''
  // WebKit knows no idle time.
  ;(self.requestIdleCallback ?? setTimeout)(() => (dataset.placed = ''))
}

/**
 * What is read first keeps as many lines as it had: its words, and a little its letters, move together or apart. By the
 * words alone they would stand too close.
 */
function holdLines(text: HTMLElement) {
  // What is kept together in it, as a range is, keeps its place, too.
  const whole = text.querySelector('span')
  const { offsetHeight: height, style } = text
  const left = whole?.offsetLeft
  const { letterSpacing, fontSize } = getComputedStyle(text)
  const space = (by: number) => {
    style.wordSpacing = `${by / 2}em`
    style.letterSpacing = `${(parseFloat(letterSpacing) || 0) + (parseFloat(fontSize) * by) / 16}px`
  }
  return () => {
    let held: number | undefined
    for (let step = 0; step < 19; step++) {
      const by = (step % 2 ? step + 1 : -step) / 100
      if (step) space(by)
      if (Math.abs(height - text.offsetHeight) > 8) continue
      if (!whole || Math.abs(left! - whole.offsetLeft) < 40) return
      held ??= by
    }
    space(held ?? 0)
  }
}

async function swap() {
  // Those that did not come stay away. To look for a system font takes longer than all the rest.
  const ours = [...document.fonts].filter(({ family }) => !family.includes('Fallback'))
  await Promise.allSettled(ours.map((face) => face.load()))
  const first = [...document.querySelectorAll<HTMLElement>('main :is(h1,p)')].slice(0, 6)
  const holds = first.map(holdLines)
  showFonts()
  for (const hold of holds) hold()
}

// Who comes from another page of ours has them already, and after the paint they would be seen to change; and they move
// the place of a reload.
if (dataset.placed != null || document.referrer.startsWith(location.origin)) showFonts()
else
  new PerformanceObserver((paints) => {
    // On a busy machine the ground is painted before what stands on it.
    if (paints.getEntriesByName('first-contentful-paint')[0]) void swap()
  }).observe({ type: 'paint', buffered: true })
