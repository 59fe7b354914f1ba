/** The parts of the dusk engraving that differ between its wide and its phone plate, in pixels. */
export type DuskView = {
  width: number
  height: number
  horizon: number
  sun: readonly [x: number, radius: number]
  /** Anacapa. */
  near: readonly [x: number, width: number]
  /** Santa Cruz. */
  far: readonly [x: number, width: number]
}

export const toTenths = (value: number) => Math.round(value * 10) / 10
