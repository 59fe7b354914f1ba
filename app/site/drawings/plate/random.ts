/** A seeded generator of numbers from 0 to 1 (Park and Miller), so that every build draws the same. */
export function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
