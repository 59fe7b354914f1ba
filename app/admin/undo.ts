import { useSyncExternalStore } from 'react'

const undoForMs = 8_000

type Undoable = {
  /** What was done: "Marked contacted." */
  said: string
  /** Undoes it. A failure says so itself. */
  undo: () => void | Promise<void>
  /** Afterwards it is too late, whoever still looks at it. */
  ends?: boolean
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

/** The change that is on its way, the last one alone. */
let underWay: { undoWanted: boolean } | null = null

/**
 * Call when a change starts: earlier changes can no longer be undone, and an Undo pressed meanwhile applies to this one.
 * Call the result when it ends, with how to undo it, or with nothing if it failed.
 */
export function expectUndo() {
  show(null)
  const change = { undoWanted: false }
  underWay = change
  return (done?: Undoable) => {
    const isLast = underWay === change
    if (isLast) underWay = null
    if (!done) return
    if (change.undoWanted) void done.undo()
    else if (isLast) offerUndo(done)
  }
}

/** Says what was done, and for 8 seconds offers to undo it. The last one alone: what came before is settled. */
export function offerUndo(done: Undoable) {
  show({ ...done, id: ++count })
  timer = setTimeout(withdrawUndo, undoForMs)
}

export const withdrawUndo = () => show(null)

/** Whether there was anything to undo. */
export function undoLast() {
  if (underWay) {
    underWay.undoWanted = true
    return true
  }
  if (!offer) return false
  const { undo } = offer
  withdrawUndo()
  void undo()
  return true
}

/** While the pointer or the focus is on it, it stays. */
export function holdUndo() {
  if (!offer?.ends) clearTimeout(timer)
}

export function releaseUndo() {
  if (!offer || offer.ends) return
  clearTimeout(timer)
  timer = setTimeout(withdrawUndo, undoForMs)
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
