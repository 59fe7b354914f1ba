import { prefetchDocument } from '#app/navigation/prefetch-document.ts'
import { scrollAtStart } from '#app/site/frame/scroll.ts'
import { isSlashOn } from '#app/site/frame/search/slash-choice.ts'
import { addStep, saveSteps, thisPage } from '#app/site/visit-steps.ts'

/**
 * Inlined into every public page, under 1 KB compressed. On most pages only this and show-fonts.ts run before an
 * interaction (build/page-scripts.ts). It records the visit, restores the scroll position after a reload, and at the
 * first interaction loads the boot script and prefetches the document if the interaction was on a link.
 */
const { dataset } = document.documentElement
let boot: Promise<unknown> | undefined
let booted = false

function load(event: Event) {
  const { type, target, timeStamp, movementX } = event as MouseEvent
  // Browsers fire an early pointermove without movement for a resting pointer. The first one of a pointer that enters
  // from outside also has no movement, but it is later.
  if (boot || (type == 'pointermove' && !movementX && timeStamp < 1_000)) return
  dataset.near = ''
  if (import.meta.env.VITE_PREFETCHES) prefetchDocument(target)
  boot = import(/* @vite-ignore */ import.meta.env.VITE_BOOT).then(() => (booted = true))
  boot.catch(failSearch)
}

/** Hides what needs the scripts, and says so if search was requested. */
function failSearch() {
  // The page of the form has nothing to hide, and no room for this.
  if (import.meta.env.VITE_PREFETCHES) dataset.failed = ''
  const notice = document.querySelector<HTMLElement>('[data-search-failed]')!
  if (dataset.search != null) notice.textContent = notice.dataset.searchFailed!
  delete dataset.search
}

/**
 * Records a press of a call to action, saves the visit if a link may open another page, and keeps a request for search
 * until the boot script can handle it.
 */
function note(event: Event) {
  const { target, key, ctrlKey, metaKey, button } = event as KeyboardEvent & MouseEvent
  const closest = (mark: string) => (target as Element).closest?.<HTMLElement>(mark)
  const link = closest('a')
  if (button < 2 && link?.dataset.origin) addStep([link.dataset.need, link.dataset.origin])
  // Saved now, because the link may open in a new tab. Not at other inputs, whose paint it would delay.
  if (link) saveSteps()
  if (booted) return
  // The anchor's position is measured from the top, so lay out everything above it (frame.module.css).
  if ((target as HTMLAnchorElement).hash) dataset.placed = ''
  const command = ctrlKey || metaKey
  // Every field for text is in a form.
  const typing = closest('form')
  const asked = dataset.search
  if (
    key
      ? command
        ? key == 'k'
        : key == '/' && !typing && asked == null && isSlashOn()
      : closest('[data-opens-search]')
  )
    dataset.search = ''
  else if (
    asked != null &&
    !command &&
    !typing &&
    (key?.length == 1 || (import.meta.env.VITE_PREFETCHES && key == 'Backspace'))
  )
    // The page of the form has no room for Backspace.
    dataset.search =
      import.meta.env.VITE_PREFETCHES && key.length > 1 ? asked.slice(0, -1) : asked + key
  else return
  event.preventDefault()
  // Loading may have failed before, at an interaction that was not for search.
  boot?.catch(failSearch)
}

for (const event of 'click auxclick keydown'.split(' ')) addEventListener(event, note, true)
for (const sign of 'scroll input focusin pointermove pointerdown keydown'.split(' '))
  addEventListener(sign, load, true)
onpagehide = saveSteps

addStep(thisPage())
if (scrollAtStart() || location.hash) dataset.placed = ''
