import type { RefObject } from 'react'

/** This close to the edges of the board it scrolls while a card is dragged. */
const edgePx = 48
const scrollPx = 12

/** A copy of a card, in its place, that is neither focused, read nor found as a card. */
export function ghostOf(card: HTMLElement) {
  const { top, left, width } = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  ghost.dataset['ghost'] = ''
  ghost.inert = true
  ghost.ariaHidden = 'true'
  for (const link of ghost.querySelectorAll('[data-row]')) link.removeAttribute('data-row')
  Object.assign(ghost.style, { top: `${top}px`, left: `${left}px`, width: `${width}px` })
  return ghost
}

/** Until `signal` ends it, scrolls the board while the pointer is at one of its edges, and calls `scrolled` each time. */
export function scrollAtEdges(
  { current: board }: RefObject<HTMLElement | null>,
  pointerX: () => number,
  scrolled: () => void,
  signal: AbortSignal,
) {
  const step = () => {
    if (signal.aborted || !board) return
    const { left, right } = board.getBoundingClientRect()
    const x = pointerX()
    const by = x < left + edgePx ? -scrollPx : x > right - edgePx ? scrollPx : 0
    if (by !== 0) {
      board.scrollBy({ left: by, behavior: 'instant' })
      scrolled()
    }
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
