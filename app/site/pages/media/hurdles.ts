/** Where nothing is on the scale of the drawing, and how much of it one of ROAS is. */
export const zero = 408
const unit = 54

/** The height of a ROAS on the scale from 0 to 4. */
export const level = (roas: number) => Math.round((zero - roas * unit) * 10) / 10

/** The break-evens of the example's two margins. */
export const hurdles = [
  { x: 150, figure: 1 / 0.4 },
  { x: 516, figure: 1 / 0.3 },
] as const

/** The price of the example, and the share of it that is left. */
const [from, to] = [40, 600] as const
export const price = { from, to, share: from + (to - from) * 0.6 } as const
