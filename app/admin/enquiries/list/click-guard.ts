import { type MouseEvent, useRef } from 'react'

const ignoredForMs = 400
const sameSpotPx = 24
/** A row that disappears later than this after the click did not disappear because of it. */
const maxAnswerMs = 5_000

type Point = { x: number; y: number }

/**
 * Ignores a click at the same position right after a click made its row disappear: it was meant for that row, not for
 * the next.
 */
export function useClickGuard() {
  const last = useRef<{ point: Point; at: number } | null>(null)
  const armed = useRef<{ point: Point; until: number } | null>(null)
  return {
    /** Records a click, which may make its row disappear. */
    remember: (event: MouseEvent) => {
      last.current = { point: { x: event.clientX, y: event.clientY }, at: performance.now() }
    },
    /** Called when the row has disappeared. */
    arm: () => {
      if (!last.current || performance.now() - last.current.at > maxAnswerMs) return
      armed.current = { point: last.current.point, until: performance.now() + ignoredForMs }
    },
    check: (event: MouseEvent) => {
      const guard = armed.current
      // A click by keyboard has no coordinates.
      if (!guard || event.detail === 0 || performance.now() > guard.until) return
      const { x, y } = guard.point
      if (Math.hypot(event.clientX - x, event.clientY - y) > sameSpotPx) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
