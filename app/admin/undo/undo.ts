import { useSyncExternalStore } from 'react'
import { createListeners } from '#app/admin/listeners.ts'

export const undoForMs = 8_000

type Undoable = {
  /** What was done: "Marked contacted." */
  said: string
  /** Undoes it. It reports a failure itself. */
  undo: () => void | Promise<void>
  /**
   * The 8 seconds are final, as for a reply that is then sent: neither hovering nor later changes extend them. A
   * countdown is shown: "Sending in 8 s".
   */
  ends?: boolean
}

/** `isEarlier`: the changes after it have been undone. */
export type Offer = Undoable & { id: number; until: number; isEarlier?: boolean }

/** In the order in which the changes were started. The last one is shown and is undone first. */
let offers: readonly Offer[] = []
/** The pointer or the focus is on the bar, so the offer does not expire. */
let held = false
/** The latest change whose request is pending. */
let underWay: { undoWanted: boolean } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = createListeners()

function show(next: readonly Offer[]) {
  offers = next
  clearTimeout(timer)
  const soonest = Math.min(...offers.filter(isRunning).map(({ until }) => until))
  if (soonest < Infinity) timer = setTimeout(dropExpired, soonest - performance.now())
  listeners.notify()
}

const isRunning = ({ ends }: Offer) => ends || !held

function dropExpired() {
  const left = offers.filter((one) => !isRunning(one) || one.until > performance.now())
  // The offer under the pointer or focus has been removed.
  if (left.at(-1) !== offers.at(-1)) held = false
  show(left)
}

/**
 * Restarts the 8 seconds of these offers, so that several changes in a row can all be undone while the last one can.
 */
function renewed(some: readonly Offer[]) {
  const until = performance.now() + undoForMs
  return some.map((one) => (one.ends ? one : { ...one, until }))
}

/**
 * Call it when a change starts: an Undo that is pressed before the response applies to this change. Call the returned
 * function when the change ends, with how to undo it, or without an argument if it failed.
 */
export function expectUndo() {
  const id = ++count
  const change = { undoWanted: false }
  underWay = change
  held = false
  show(offers)
  return (done?: Undoable) => {
    if (underWay === change) underWay = null
    if (done && !change.undoWanted) add(done, id)
    else show(offers)
    if (change.undoWanted) void done?.undo()
  }
}

/** Shows what was done, and offers to undo it for 8 seconds. */
export const offerUndo = (done: Undoable) => add(done, ++count)

function add(done: Undoable, id: number) {
  held = false
  const offer = { ...done, id, until: performance.now() + undoForMs }
  show([...renewed(offers), offer].toSorted((one, other) => one.id - other.id))
}

export function withdrawUndo() {
  held = false
  show([])
}

/** Returns false if there was nothing to undo. */
export function undoLast() {
  if (underWay) {
    underWay.undoWanted = true
    return true
  }
  const last = offers.at(-1)
  if (!last) return false
  held = false
  show(renewed(offers.slice(0, -1)).map((one) => ({ ...one, isEarlier: true })))
  void last.undo()
  return true
}

/** Keeps the offer while the pointer or the focus is on the bar. */
export function holdUndo() {
  held = true
  show(offers)
}

export function releaseUndo() {
  if (!held) return
  held = false
  show(renewed(offers))
}

const lastOffer = () => (underWay ? null : (offers.at(-1) ?? null))

export const useUndoOffer = () => useSyncExternalStore(listeners.subscribe, lastOffer, () => null)
