/** The only script that /admin loads by itself. The screens come at once, or after the sign-in form has been painted. */
const root = document.documentElement
const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input']

let begun = false

function hydrate() {
  if (begun) return
  begun = true
  for (const sign of signs) removeEventListener(sign, hydrate, true)
  import('./admin-client.tsx').catch(() => {
    document.querySelector('[data-unless-loaded]')?.removeAttribute('hidden')
  })
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate)
  else setTimeout(hydrate, 200)
}

if (root.dataset.signIn === undefined) hydrate()
else {
  for (const sign of signs) addEventListener(sign, hydrate, { capture: true, passive: true })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
