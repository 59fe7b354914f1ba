import type { Counters } from './limit-counters.ts'

/** Remembers what may be used only once, across all processes. */
export type SingleUse = {
  /** False if it was used before. It is remembered for `milliseconds`. */
  take(key: string, milliseconds: number): Promise<boolean>
}

export function singleUse(counters: Counters, now: () => Date): SingleUse {
  return {
    async take(key, milliseconds) {
      const expires = now().getTime() + milliseconds
      const { numInsertedOrUpdatedRows } = await counters
        .insertInto('limit_uses')
        .values({ key: `once:${key}`, uses: '[]', expires })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
  }
}
