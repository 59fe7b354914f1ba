const openDelayMs = 700
const skipDelayMs = 300
/** Time to move the pointer from the button onto the tooltip. */
const leaveDelayMs = 120

export type TooltipTarget = {
  button: HTMLElement
  /** Opened by the pointer, and therefore after the delay. */
  delayed: boolean
}

const buttonAt = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null

const isTooltip = (element: EventTarget | null) =>
  element instanceof Element && element.closest('[data-tooltip-content]') !== null

/**
 * Calls back with the button whose tooltip should be shown. Returns a cleanup function, and one that reports a
 * dismissal.
 */
export function followTooltipTarget(show: (target: TooltipTarget | null) => void) {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointed: HTMLElement | null = null
  let shown: HTMLElement | null = null
  let closedAt = Number.NEGATIVE_INFINITY

  function open(button: HTMLElement, delayed: boolean) {
    clearTimeout(timer)
    shown = button
    show({ button, delayed })
  }

  function close() {
    clearTimeout(timer)
    if (shown) closedAt = performance.now()
    shown = null
    show(null)
  }

  function point(button: HTMLElement | null) {
    if (button === pointed) return
    pointed = button
    clearTimeout(timer)
    const skips = shown !== null || performance.now() - closedAt < skipDelayMs
    if (button) timer = setTimeout(() => open(button, !skips), skips ? 0 : openDelayMs)
    else timer = setTimeout(close, leaveDelayMs)
  }

  function focus(button: HTMLElement | null) {
    if (button?.matches(':focus-visible')) open(button, false)
  }

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    act: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, act, { capture: true, passive: true, signal: ended.signal })

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return
    if (isTooltip(target)) clearTimeout(timer)
    else point(buttonAt(target))
  })
  listen('pointerleave', ({ target }) => target === document && point(null))
  listen('focusin', ({ target }) => focus(buttonAt(target)))
  listen('focusout', ({ target }) => target === shown && close())
  listen('pointerdown', close)
  listen('click', close)
  listen('scroll', () => shown && close())

  // The button whose hover or focus caused this script to load.
  point(document.querySelector<HTMLElement>('[data-tooltip]:hover'))
  focus(buttonAt(document.activeElement))
  return { end: () => ended.abort(), close }
}
