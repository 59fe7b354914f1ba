/** The drawing of a run: its size, its middle, and where the gate stands. */
export const run = { width: 640, height: 535, high: 184, middle: 92, gate: { from: 262, to: 284 } }

/** The example's calculation. The gate is half again as wide as before, because half again as many come through. */
export const cases = [
  { name: 'as found', orders: 20, repeats: 4, half: 20, top: 30 },
  { name: 'one stage repaired', orders: 30, repeats: 6, half: 30, top: 306 },
] as const
