/**
 * Stands in every public page as text, after start.ts: brings the fonts once the page is painted, so that neither waits for
 * the other, and shows them in one layout. Then what waits below the first screen is laid out, half by half (frame.module.css):
 * a picture of the whole page would be bare paper there, whether or not somebody scrolled through it before.
 */
const { dataset } = document.documentElement
/** Neither in the frame that shows them nor in one with the other half. */
const layOutAfterMs = 50
/** The page's style begins with the faces for a page without scripts (build/fonts/build-fonts.ts); a browser's extensions put theirs first. */
const [forNoScripts] = document.querySelector<HTMLStyleElement>('meta~style')!.sheet!
  .cssRules as unknown as [CSSMediaRule]
const faces = ([...forNoScripts.cssRules] as CSSFontFaceRule[]).map(
  ({ style }) =>
    new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), {
      weight: style.fontWeight,
      display: 'swap',
    }),
)

/** All at once: the page is laid out once more, and unlike with a rule for the root no style of it is worked out again. */
function showFonts() {
  for (const face of faces) document.fonts.add(face)
  // Written out: a loop takes twenty bytes more as it travels.
  setTimeout(() => (dataset.fonts = ''), layOutAfterMs)
  setTimeout(() => (dataset.placed = ''), 2 * layOutAfterMs)
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
  const own = getComputedStyle(text).letterSpacing.replace('normal', '0px')
  const space = (by: number) => {
    style.wordSpacing = `${by / 2}em`
    style.letterSpacing = `calc(${own} + ${by / 16}em)`
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

function swap() {
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
    // On a busy machine the background is painted before the text.
    if (paints.getEntriesByName('first-contentful-paint')[0])
      // Those that did not come stay away.
      void Promise.allSettled(faces.map((face) => face.load())).then(swap)
  }).observe({ type: 'paint', buffered: true })
