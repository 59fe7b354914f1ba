/** The size of the product page drawing, and the radius of its balloons. */
export const size = { width: 476, height: 760 }
export const radius = 17

/** The balloon of each item, in their order: its position, and what it points at. */
export const callouts = [
  { x: 24, y: 62, to: [100, 62] },
  { x: 24, y: 116, to: [149, 68] },
  { x: 24, y: 170, to: [128, 170] },
  { x: 24, y: 318, to: [72, 352] },
  { x: 452, y: 173, to: [300, 173] },
  { x: 452, y: 468, to: [368, 468] },
  { x: 24, y: 548, to: [112, 552] },
  { x: 452, y: 557, to: [348, 557] },
  { x: 24, y: 630, to: [104, 624] },
  { x: 452, y: 640, to: [352, 640] },
  { x: 24, y: 712, to: [100, 712] },
] as const
