/** The only script that /admin loads by itself. It loads the screens at once, or when the sign-in form is used. */
const root = document.documentElement
// A sign-in in another tab changes the storage.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'storage']

let begun = false
let focused: HTMLInputElement | null = null

/**
 * Browsers fire one pointermove without movement if the pointer rests over a page while it loads; that is no
 * interaction.
 */
const rests = (event?: Partial<MouseEvent>) =>
  event?.type == 'pointermove' && !event.movementX && !event.movementY

function hydrate(event?: Event) {
  // In a background tab, the focusin of this script's own focus() only fires when the tab comes to the front.
  if (begun || rests(event) || (event?.type === 'focusin' && event.target === focused)) return
  begun = true
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  import('#app/admin-client.tsx').catch(() => {
    document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
  })
}

const isTaken = () => document.activeElement !== document.body || root.dataset.sent !== undefined

// The form may have been used before this script ran.
if (root.dataset.signIn === undefined || isTaken()) hydrate()
else {
  focused = document.querySelector('input')
  focused?.focus()
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true })
}
