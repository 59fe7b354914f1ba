import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const person = (x: number) => `M${x - 15} 142V112a15 15 0 0 1 30 0V142z`
const people = Array.from({ length: 10 }, (_, index) => 26 + index * 46)

/** Ten people who qualify. One, chosen at random, gets no message. */
export default sheet(
  { width: 470, height: 164 },
  ...people.map((x, index) =>
    index === 6
      ? path('plan', disc(x, 78, 13) + person(x)) + path('poppy bare', `M${x - 17} 152h34v8h-34z`)
      : path('cast', `M${x + 4} 142h26l12 -12h-26z`) +
        path('light', `M${x - 14} 14h28v20h-28z`) +
        path('edge', `M${x - 14} 14l14 11l14 -11`) +
        path('light', person(x)) +
        path('shade', `M${x + 2} 142V97a15 15 0 0 1 13 15V142z`) +
        path(index % 3 ? 'tone' : 'blueprint', disc(x, 78, 13)),
  ),
  path('cut', 'M2 143H468'),
)
