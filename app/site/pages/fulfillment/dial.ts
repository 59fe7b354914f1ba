import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

const one = (value: number) => Math.round(value * 10) / 10

/** A place on the dial, as its hour and its distance from the middle. */
const place = (hour: number, radius: number) => {
  const turn = (hour * Math.PI) / 6
  return `${one(160 + Math.sin(turn) * radius)} ${one(160 - Math.cos(turn) * radius)}`
}

const marks = (hours: number[], from: number) =>
  path('cut', hours.map((hour) => `M${place(hour, from)}L${place(hour, 134)}`).join(''))

/** A dial of 320 by 320, marked at two o'clock. The page shows its hands, which tell the time. */
export const dial = [
  path('cast', disc(168, 166, 152)),
  path('light', disc(160, 160, 156)),
  path('ground', disc(160, 160, 144)),
  path('shade bare', disc(160, 160, 144)),
  path('thin', disc(160, 160, 138)),
  `<g stroke-width="7">${path('', `M${place(0, 134)}V44M${place(6, 134)}V276M${place(3, 134)}H276M${place(9, 134)}H44`)}</g>`,
  marks([1, 4, 5, 7, 8, 10, 11], 120),
  path('dark bare', `M160 16A144 144 0 0 0 16 160h8A136 136 0 0 1 160 24z`),
  `<g stroke-width="5">${path('', disc(160, 160, 156))}</g>`,
  path('edge', disc(160, 160, 144)),
  path('poppy', `M${place(2, 104)}L${place(1.8, 140)}A140 140 0 0 1 ${place(2.2, 140)}z`),
].join('')
