/** mulberry32: the same cases in every run. */
export function generator(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const one = <Item>(items: readonly Item[]) => items[below(items.length)]!
  const some = <Item>(items: readonly Item[]) => items.filter(() => next() < 0.4)
  return { next, below, one, some, maybe: (chance: number) => next() < chance }
}
