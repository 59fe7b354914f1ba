import { useSyncExternalStore } from 'react'

const undoForMs = 8_000

type Undoable = {
  /** What was done: "Marked contacted." */
  said: string
  /** Undoes it. A failure says so itself. */
  undo: () => void | Promise<void>
}

type Offer = Undoable & { id: number }

let offer: Offer | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()

function show(next: Offer | null) {
  clearTimeout(timer)
  offer = next
  for (const listener of listeners) listener()
}

/** Says what was done, and for 8 seconds offers to undo it. The last one alone: what came before is settled. */
export function offerUndo(done: Undoable) {
  show({ ...done, id: ++count })
  timer = setTimeout(withdrawUndo, undoForMs)
}

export const withdrawUndo = () => show(null)

/** Whether there was anything to undo. */
export function undoLast() {
  if (!offer) return false
  const { undo } = offer
  withdrawUndo()
  void undo()
  return true
}

/** While the pointer or the focus is on it, it stays. */
export function holdUndo() {
  clearTimeout(timer)
}

export function releaseUndo() {
  if (offer) timer = setTimeout(withdrawUndo, undoForMs)
}

export const useUndoOffer = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => offer,
    () => null,
  )
