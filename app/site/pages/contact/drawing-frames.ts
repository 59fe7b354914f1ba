import type { Frame } from '#app/site/drawings/plate.tsx'

/** Where the drawings of the contact page stand in their one file: the envelope, and a row of squares below it. */
export const envelopeFrame: Frame = [0, 0, 560, 470]

const side = 120

export const cardFrame = (index: number): Frame => [index * side, 470, side, side]
