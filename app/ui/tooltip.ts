/** A tooltip's library comes with the first button that is pointed at or reached by key. */

/** For a button that shows only an icon: what it says. It still carries its own `aria-label`. */
export const tooltip = (text: string) => ({ 'data-tooltip': text })

const signs = ['pointerover', 'focusin'] as const
let loading: Promise<unknown> | undefined

function onSign({ target }: Event) {
  if (!(target instanceof Element) || !target.closest('[data-tooltip]')) return
  stop()
  loading ??= import('./tooltip-layer.tsx').then(
    ({ showTooltips }) => showTooltips(),
    // Without tooltips the button still has its accessible name.
    () => (loading = undefined),
  )
}

function stop() {
  for (const sign of signs) document.removeEventListener(sign, onSign)
}

/** Shows tooltips in this document. Returns what ends the watch for the first of them. */
export function watchTooltips() {
  for (const sign of signs) document.addEventListener(sign, onSign)
  return stop
}
