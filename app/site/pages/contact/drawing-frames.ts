import type { Frame } from '#app/site/drawings/plate.tsx'

/** The positions of the contact page's drawings in their file: the envelope, and a row of squares below it. */
export const envelopeFrame: Frame = [0, 0, 480, 380]

const side = 120

export const cardFrame = (index: number): Frame => [index * side, 380, side, side]
