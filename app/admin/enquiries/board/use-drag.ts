import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ghostOf, scrollAtEdges } from './ghost.ts'

/** A press that moves less than this is a click. */
const slackPx = 6
/** A finger has to rest on a card before it drags it: otherwise it scrolls. */
const holdMs = 350

type Dragged = { id: string; over: string | undefined }

/**
 * Dragging a card into another column with a mouse, a pen or a finger. Only the column counts: the order of the cards
 * is that of the listing. Everything it does can be done with the keyboard and with the menu of each card.
 */
export function useDrag(
  board: RefObject<HTMLElement | null>,
  drop: (id: string, column: string) => void,
) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const hasDragged = useRef(false)
  const stop = useRef<() => void>(undefined)
  const latestDrop = useRef(drop)
  useEffect(() => {
    latestDrop.current = drop
  })
  useEffect(() => () => stop.current?.(), [])

  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary) return
    // The release of the press before may never have arrived.
    stop.current?.()
    hasDragged.current = false
    const link = (event.target as Element).closest<HTMLElement>('[data-row]')
    const card = link?.closest('li')
    const id = link?.dataset['row']
    if (!card || !id || event.button !== 0) return
    const byFinger = event.pointerType === 'touch'
    const from = { x: event.clientX, y: event.clientY }
    let at = from
    let ghost: HTMLElement | undefined
    let over: string | undefined
    const ends = new AbortController()
    const { signal } = ends
    const hold = byFinger ? setTimeout(begin, holdMs) : undefined

    function begin() {
      hasDragged.current = true
      ghost = ghostOf(card!)
      board.current?.append(ghost)
      show()
      scrollAtEdges(board, () => at.x, show, signal)
    }
    function show() {
      if (!ghost) return
      ghost.style.transform = `translate(${at.x - from.x}px, ${at.y - from.y}px)`
      over = columnAt(at)
      setDragged((one) => (one?.id === id && one?.over === over ? one : { id: id!, over }))
    }
    function end() {
      clearTimeout(hold)
      ends.abort()
      ghost?.remove()
      setDragged(null)
    }
    stop.current = end
    const options = { signal }
    const isMine = (one: globalThis.PointerEvent) => one.pointerId === event.pointerId
    addEventListener(
      'pointermove',
      (moved) => {
        if (!isMine(moved)) return
        // Released where no event tells of it, as over a menu of the system.
        if (moved.buttons === 0) return end()
        at = { x: moved.clientX, y: moved.clientY }
        const isFar = Math.hypot(at.x - from.x, at.y - from.y) > slackPx
        if (ghost) show()
        else if (isFar && byFinger) end()
        else if (isFar) begin()
      },
      options,
    )
    addEventListener(
      'pointerup',
      (one) => {
        if (!isMine(one)) return
        const column = ghost && over
        end()
        if (column) latestDrop.current(id, column)
      },
      options,
    )
    addEventListener('pointercancel', (one) => isMine(one) && end(), options)
    addEventListener(
      'keydown',
      (pressed) => {
        if (!ghost || pressed.key !== 'Escape') return
        pressed.stopPropagation()
        end()
      },
      { signal, capture: true },
    )
    // Once the finger has lifted a card the browser may neither scroll nor open its menu.
    const keep = (one: Event) => ghost && one.preventDefault()
    addEventListener('touchmove', keep, { signal, passive: false })
    addEventListener('contextmenu', keep, options)
  }

  return {
    dragged,
    handlers: {
      onPointerDown,
      // The browser would drag the address of the link.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
      /** Returns whether the click only ended a drag. */
      onClickCapture: (event: MouseEvent) => {
        if (!hasDragged.current || event.detail === 0) return
        hasDragged.current = false
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}

const columnAt = ({ x, y }: { x: number; y: number }) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset['column']
