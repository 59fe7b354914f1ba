/** The width of a station. The light beam continues from the first into the second. */
const station = 440
const lamp = { x: 118, y: 78, half: 4 }
export const lensX = 150
const [edgeTop, edgeBottom] = [14, 252]
/** The focal point of the lens. */
export const focus = [322, 111] as const

const round = (value: number) => Math.round(value * 10) / 10

/** A straight ray: its y at the lamp, at the edge of the first station, and at the lens. */
const ray = (from: number, to: number) => ({
  from,
  border: round(from + ((to - from) * (station - lamp.x)) / (station + lensX - lamp.x)),
  to,
})

export const edges = [
  ray(lamp.y - lamp.half, edgeTop),
  ray(lamp.y + lamp.half, edgeBottom),
] as const
export const rays = [0.14, 0.32, 0.5, 0.68, 0.86].map((share) =>
  ray(lamp.y, round(edgeTop + (edgeBottom - edgeTop) * share)),
)

type Ray = ReturnType<typeof ray>
export const fromLamp = ({ from, border }: Ray) => `M${lamp.x} ${from}L${station} ${border}`
export const toLens = ({ border, to }: Ray) => `M0 ${border}L${lensX} ${to}`
export const toFocus = ({ to }: Ray) => `M${lensX} ${to}L${focus.join(' ')}`
