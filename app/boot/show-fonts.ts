import { lazyPictures } from './pictures-in-sight.ts'

/**
 * Inlined into every public page, after start.ts: sets the year of the copyright, and loads the fonts after the first
 * paint, so that neither delays the other, and swaps them all in one layout. Some seconds later it lays out the
 * deferred content below the first screen, in steps (frame.module.css); at once, with its pictures, for a full-page
 * screenshot, which browsers begin by resizing the page.
 */
const { dataset } = document.documentElement
const layOutAfterMs = 3_000
/**
 * The page's own style element, which begins with the font faces (build/fonts/build-fonts.ts). Browser extensions
 * insert others.
 */
const [forNoScripts] = document.querySelector<HTMLStyleElement>('meta~style')!.sheet!
  .cssRules as unknown as [CSSMediaRule]
const faces = ([...forNoScripts.cssRules] as (CSSFontFaceRule & { style: { src: string } })[]).map(
  ({ style }) =>
    new FontFace(style.fontFamily.replaceAll('"', ''), style.src, {
      weight: style.fontWeight,
      display: 'swap',
    }),
)

/** Adds all faces at once, for a single layout. A rule for the root element would also recalculate all styles. */
function showFonts() {
  faces.forEach((face) => document.fonts.add(face))
  // Unrolled, because a loop is twenty bytes longer when compressed.
  setTimeout(() => (dataset.begun = ''), layOutAfterMs)
  setTimeout(() => (dataset.placing = ''), layOutAfterMs + 50)
  setTimeout(() => (dataset.placed = ''), layOutAfterMs + 100)
  // Not earlier, because phones fire one resize event while the page loads.
  onresize = () => {
    dataset.placed = dataset.near = ''
    // Not a loop, which is twenty bytes longer when compressed.
    lazyPictures.forEach((picture) => (picture.loading = 'eager'))
  }
}

/**
 * Adjusts the word spacing, and slightly the letter spacing, of the first texts, so that they keep their number of
 * lines. With word spacing alone it would have to be too tight.
 */
function holdLines(text: HTMLElement) {
  // Also keeps unbreakable parts of the text, such as ranges, on their line.
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
    // Tries 0, 0.02, -0.02, 0.04 and so on to -0.18.
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
  holds.forEach((hold) => hold())
}

// At once if the fonts are cached after another page of ours, because a later swap would be visible. Also on a reload,
// because the fonts change the scroll position.
if (dataset.placed != null || document.referrer.startsWith(location.origin)) showFonts()
else
  new PerformanceObserver((paints) => {
    // After the second frame, because on a busy machine the background is painted before the text.
    if (paints.getEntriesByName('first-contentful-paint')[0])
      // Fonts that fail to load are skipped.
      void Promise.allSettled(faces.map((face) => face.load())).then(swap)
  }).observe({ type: 'paint', buffered: true })

// The document has the year in which it was built. Assigned as a number to save bytes.
document.querySelector('[data-year]')!.textContent = new Date().getFullYear() as never
