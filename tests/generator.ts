import { seededRandom } from '#server/demo/random.ts'

/** The same cases in every run. */
export function generator(seed: number) {
  const { next, chance, pick } = seededRandom(seed)
  const some = <Item>(items: readonly Item[]) => items.filter(() => chance(0.4))
  return { below: (limit: number) => Math.floor(next() * limit), one: pick, some, maybe: chance }
}
