import { outlined, person } from '#app/site/drawings/plate/person.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'

const people = Array.from({ length: 10 }, (_, index) => 26 + index * 46)
const [floor, tall] = [142, 88]

/** Ten people who qualify. One, chosen at random, gets no message. */
export default sheet(
  { width: 470, height: 164 },
  ...people.map((x, index) =>
    index === 6
      ? outlined(x, floor, tall) + path('poppy bare', `M${x - 17} 152h34v8h-34z`)
      : path('cast', `M${x - 6} ${floor}h20l16 -14h-22z`) +
        path('light', `M${x - 14} 14h28v20h-28z`) +
        path('edge', `M${x - 14} 14l14 11l14 -11`) +
        person(x, floor, tall, index % 3 ? 'tone' : 'blueprint'),
  ),
  path('cut', 'M2 143H468'),
)
