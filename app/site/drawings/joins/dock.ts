import { path } from '#app/site/drawings/plate/sheet.ts'

/** The floor of the dock from its back edge to its front edge, and down to the ground. */
export const [far, front, bottom] = [92, 244, 280] as const

/** The edge of the dock with its rubber bumpers. */
export const bumper = (from: number, to: number) =>
  path('light bare', `M${from} ${front}H${to}V${bottom}H${from}z`) +
  path('shade bare', `M${from} ${front + 14}H${to}V${bottom}H${from}z`) +
  path('edge', `M${from} ${front + 14}H${to}`) +
  Array.from({ length: Math.floor((to - from + 24) / 110) }, (_, n) =>
    path('solid bare', `M${from + 34 + n * 110} ${front + 6}h52v22h-52z`),
  ).join('')

/** The joints of the floor's slabs, within its outline. Four are as wide as a drawing, so they go on in the next one. */
export const joints = (id: string, outline: string) => {
  const across = Array.from(
    { length: 8 },
    (_, n) => `M${n * 168 - 280} ${far}l264 ${front - far}M${n * 168} ${far}l-264 ${front - far}`,
  )
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${path('thin', across.join(''))}</g>`
}
