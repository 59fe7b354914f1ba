import { type MouseEvent, useRef } from 'react'

const ignoredForMs = 400
const sameSpotPx = 24
/** How long the server may take to let the row go. */
const maxAnswerMs = 5_000

type Point = { x: number; y: number }

/** After a row has left the list by a click, the next click on the same spot is meant for the row that was there. */
export function useClickGuard() {
  const last = useRef<{ point: Point; at: number } | null>(null)
  const armed = useRef<{ point: Point; until: number } | null>(null)
  return {
    /** A click that may make its row leave. */
    remember: (event: MouseEvent) => {
      last.current = { point: { x: event.clientX, y: event.clientY }, at: performance.now() }
    },
    /** The row has left. */
    arm: () => {
      if (!last.current || performance.now() - last.current.at > maxAnswerMs) return
      armed.current = { point: last.current.point, until: performance.now() + ignoredForMs }
    },
    check: (event: MouseEvent) => {
      const guard = armed.current
      // A click by keyboard has no place, and its focus has moved on purpose.
      if (!guard || event.detail === 0 || performance.now() > guard.until) return
      const { x, y } = guard.point
      if (Math.hypot(event.clientX - x, event.clientY - y) > sameSpotPx) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
