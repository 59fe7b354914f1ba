/** The only script that /admin loads by itself. The screens come at once, or when somebody turns to the sign-in form. */
const root = document.documentElement
// Another tab may sign in, too.
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'storage']

let begun = false

function hydrate() {
  if (begun) return
  begun = true
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  import('./admin-client.tsx').catch(() => {
    document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
  })
}

const isTaken = () => document.activeElement !== document.body || root.dataset.sent !== undefined

// Somebody may have been quicker than this script.
if (root.dataset.signIn === undefined || isTaken()) hydrate()
else {
  document.querySelector('input')?.focus()
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true })
}
