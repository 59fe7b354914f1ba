/** The uses of a key: when (milliseconds), and how many tenths of a point. Oldest first. */
export type Use = [at: number, tenths: number]

export type Window = { tenths: number; milliseconds: number }

/**
 * Takes tenths of a point if fewer than the window allows were taken in the milliseconds before `time`; otherwise
 * returns how long to wait. Every use keeps its own time, so there is no window boundary at which twice as much gets
 * through.
 */
export function take(
  uses: readonly Use[],
  tenths: number,
  time: number,
  window: Window,
): { uses: Use[]; waitMs: number } {
  const counted = currentUses(uses, time, window)
  let free = window.tenths - total(counted)
  if (free >= tenths) return { uses: [...counted, [time, tenths]], waitMs: 0 }
  for (const [at, used] of counted) {
    free += used
    if (free >= tenths) return { uses: counted, waitMs: at + window.milliseconds - time }
  }
  return { uses: counted, waitMs: window.milliseconds }
}

/** Removes tenths of a point, from the newest uses first. */
export function release(uses: readonly Use[], tenths: number): Use[] {
  const left: Use[] = []
  for (const [at, used] of uses.toReversed()) {
    const returned = Math.min(used, tenths)
    tenths -= returned
    if (used > returned) left.unshift([at, used - returned])
  }
  return left
}

/**
 * The uses that still count. After the clock was set back some are in the future: they count as made now, so that they
 * neither disappear nor block for longer than a window.
 */
function currentUses(uses: readonly Use[], time: number, { milliseconds }: Window): Use[] {
  return uses
    .filter(([at]) => at + milliseconds > time)
    .map(([at, tenths]) => [Math.min(at, time), tenths])
}

const total = (uses: readonly Use[]) => uses.reduce((sum, [, tenths]) => sum + tenths, 0)
