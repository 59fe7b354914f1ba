import { type MouseEvent, useRef } from 'react'

const ignoredForMs = 400
const sameSpotPx = 24

export type Point = { x: number; y: number }

/** After a row has left the list by a click, the next click on the same spot is meant for the row that was there. */
export function useClickGuard() {
  const armed = useRef<{ point: Point; until: number } | null>(null)
  return {
    arm: (point: Point) => {
      armed.current = { point, until: performance.now() + ignoredForMs }
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
