import './pictures-in-sight.ts'

/**
 * Inlined into every public page, after start.ts: loads the fonts after the first paint, so that neither delays the other,
 * and shows them all in one layout. Long after that it lays out what is still waiting below the first screen, in two halves
 * (frame.module.css), and at once for a screenshot of the whole page, which browsers begin by resizing it.
 */
const { dataset } = document.documentElement
const layOutAfterMs = 3_000
/** The page's own style, which begins with the font faces (build/fonts/build-fonts.ts): browser extensions insert others. */
const [forNoScripts] = document.querySelector<HTMLStyleElement>('meta~style')!.sheet!
  .cssRules as unknown as [CSSMediaRule]
const faces = ([...forNoScripts.cssRules] as (CSSFontFaceRule & { style: { src: string } })[]).map(
  ({ style }) =>
    new FontFace(style.fontFamily.replaceAll('"', ''), style.src, {
      weight: style.fontWeight,
      display: 'swap',
    }),
)

const layOut = () => (dataset.placed = '')

/** Adds all faces at once, for a single layout. A rule for the root element would also recalculate all styles. */
function showFonts() {
  for (const face of faces) document.fonts.add(face)
  // Written out, because a loop is twenty bytes longer when compressed.
  setTimeout(() => (dataset.begun = ''), layOutAfterMs)
  setTimeout(layOut, layOutAfterMs + 50)
  // Not before: at the beginning of a page, phones resize it once.
  onresize = layOut
}

/**
 * Adjusts the word spacing, and a little the letter spacing, of the first texts, so that they keep their number of
 * lines. Word spacing by itself would have to be too tight.
 */
function holdLines(text: HTMLElement) {
  // Also for the unbreakable parts in it, such as ranges.
  const whole = text.querySelector('span')
  const { offsetHeight: height, style } = text
  const left = whole?.offsetLeft
  const own = getComputedStyle(text).letterSpacing.replace('normal', '0px')
  const space = (by: number) => {
    style.wordSpacing = `${by / 2}em`
    style.letterSpacing = `calc(${own} + ${by / 16}em)`
  }
  return () => {
    let held: number | undefined
    // 0, 0.02, -0.02, 0.04 and so on to -0.18.
    for (let by = 0; by < 0.19; by = by > 0 ? -by : 0.02 - by) {
      if (by) space(by)
      if (Math.abs(height - text.offsetHeight) > 8) continue
      if (!whole || Math.abs(left! - whole.offsetLeft) < 40) return
      held ??= by
    }
    space(held ?? 0)
  }
}

function swap() {
  const first = [...document.querySelectorAll<HTMLElement>('main :is(h1,p)')].slice(0, 4)
  const holds = first.map(holdLines)
  showFonts()
  for (const hold of holds) hold()
}

// At once if the fonts are cached, after another page of ours, because the change would be visible after the paint. Also
// on a reload, because they change the scroll position.
if (dataset.placed != null || document.referrer.startsWith(location.origin)) showFonts()
else
  new PerformanceObserver((paints) => {
    // In a second frame, because on a busy machine the background is painted before the text.
    if (paints.getEntriesByName('first-contentful-paint')[0])
      // Fonts that could not be loaded are left out.
      void Promise.allSettled(faces.map((face) => face.load())).then(swap)
  }).observe({ type: 'paint', buffered: true })
