import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'

/** A parcel, positioned by its front corner. */
export const parcel = (x: number, y: number, size: number, planned = false) => {
  const here = space([x, y - size], 1)
  const box = [
    [0, size],
    [0, size],
    [0, size * 0.8],
  ] as const
  if (!planned) return path('cast', here.block(...box).shadow(26)) + taped(here, ...box, {}, 'cut')
  const inside = here.line([0, size, size * 0.8], [size, size, size * 0.8], [size, 0, size * 0.8])
  const { outline } = here.block(...box)
  return path('light bare', outline) + path('plan', outline + inside + `M${x} ${y}v-${size * 0.8}`)
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
