/** Loads the tooltip library when a button is hovered or focused for the first time. */

/** The tooltip of an icon button, which also needs an `aria-label`. */
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

/** Enables tooltips in this document. Returns a function that removes the listeners for the first one. */
export function watchTooltips() {
  for (const sign of signs) document.addEventListener(sign, onSign)
  return stop
}
