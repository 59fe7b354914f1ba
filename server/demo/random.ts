/** The same numbers for the same seed (mulberry32), so that a demo is the same on every machine. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From 0 up to, but not including, 1. */
    next,
    chance: (share: number) => next() < share,
    between: (min: number, max: number) => min + next() * (max - min),
    pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item,
  }
}
export type Random = ReturnType<typeof seededRandom>
