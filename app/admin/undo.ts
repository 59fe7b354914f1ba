import { useSyncExternalStore } from 'react'

const undoForMs = 8_000

type Undoable = {
  /** What was done: "Marked contacted." */
  said: string
  /** Undoes it. A failure says so itself. */
  undo: () => void | Promise<void>
  /** Afterwards it is too late, whoever still looks at it, and whatever is done after it. */
  ends?: boolean
}

/** `isEarlier`: what was done after it is undone. */
type Offer = Undoable & { id: number; until: number; isEarlier?: boolean }

/** In the order in which the changes began. The last one is shown; each is undone after those behind it. */
let offers: readonly Offer[] = []
/** Somebody looks at the last one. */
let held = false
/** The change that is on its way, the last one alone. */
let underWay: { undoWanted: boolean } | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()

function show(next: readonly Offer[]) {
  offers = next
  clearTimeout(timer)
  const soonest = Math.min(...offers.filter(isRunning).map(({ until }) => until))
  if (soonest < Infinity) timer = setTimeout(dropExpired, soonest - performance.now())
  for (const listener of listeners) listener()
}

const isRunning = ({ ends }: Offer) => ends || !held

function dropExpired() {
  const left = offers.filter((one) => !isRunning(one) || one.until > performance.now())
  // Whoever looked at the last one does not see it any more.
  if (left.at(-1) !== offers.at(-1)) held = false
  show(left)
}

/** Whoever goes on working takes back one thing after the other, as long as the last one can be. */
function renewed(some: readonly Offer[]) {
  const until = performance.now() + undoForMs
  return some.map((one) => (one.ends ? one : { ...one, until }))
}

/**
 * Call when a change starts: an Undo pressed meanwhile applies to this one. Call the result when it ends, with how to undo
 * it, or with nothing if it failed.
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

/** Says what was done, and for 8 seconds offers to undo it. */
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

/** Whether there was anything to undo. */
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

/** While the pointer or the focus is on it, it stays. */
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

export const useUndoOffer = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lastOffer,
    () => null,
  )
