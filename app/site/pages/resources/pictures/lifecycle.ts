import { cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

/** A parcel that stands on `y`, seen from the front like the ground. */
export const parcel = (x: number, y: number, size: number, planned = false) => {
  const [wide, high, back] = [size * 1.2, size * 0.92, size * 0.42]
  const left = x - size * 0.81
  if (!planned)
    return cabinetParcel({ at: [left, y], size: [wide, high], back: [back, back], fill: 'tone' })
  const lid = `M${left} ${y - high}l${back} ${-back}h${wide}l${-back} ${back}z`
  const side = `M${left + wide} ${y}l${back} ${-back}v${-high}l${-back} ${back}z`
  const front = `M${left} ${y}v${-high}h${wide}v${high}z`
  return path('light bare', lid + side + front) + path('plan', lid + side + front)
}

/** A lighthouse with its beam to the right. */
export const lighthouse = (x: number, y: number, reach = 128, spread = 54) =>
  [
    path('tone bare', `M${x} ${y - 132}L${x + reach} ${y - 132 - spread}V${y - 132 + spread}z`),
    path(
      'plan',
      `M${x + reach} ${y - 132 - spread}L${x} ${y - 132}L${x + reach} ${y - 132 + spread}`,
    ),
    path('cast', `M${x} ${y}l66 -34h-30l-60 30z`),
    drum(x, y - 10, 36, 23, 20, 'solid'),
    drum(x, y - 46, 36, 20, 17, 'poppy'),
    drum(x, y - 82, 34, 17, 14, 'solid'),
    lid(x, y - 116, 20, 'tone'),
    drum(x, y - 116, 26, 11, 11, 'ground'),
    path('poppy', `M${x - 6} ${y - 118}v-20a6 4 0 0 1 12 0v20z`),
    path('solid', `M${x - 16} ${y - 142}A16 9 0 0 0 ${x + 16} ${y - 142}L${x} ${y - 168}Z`),
  ].join('')
