import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'
import { word } from '#app/site/pages/resources/word.ts'

const origin = [84, 140] as const
const scale = 0.8
const at = space(origin, scale)
const onSheet = (x: number, y: number, z: number) =>
  project([x * scale, y * scale, z * scale], origin)

const board = (z: number) => solid(at, [0, 116], [0, 52], [z, z + 7], {}, 'edge')
const post = (x: number, y: number) => solid(at, [x, x + 5], [y, y + 5], [0, 116], {}, 'edge')
const stock = (z: number, ...boxes: (readonly [x: number, width: number, height: number])[]) =>
  boxes.map(([x, w, h]) => taped(at, [x, x + w], [10, 46], [z, z + h])).join('')

const shelf = [
  path('cast', at.block([0, 116], [0, 52], [0, 0]).shadow(44)),
  post(0, 0) + post(111, 0),
  board(0) + stock(7, [8, 26, 30], [40, 32, 22], [78, 26, 34]),
  board(54) + stock(61, [8, 36, 24], [50, 22, 36], [78, 28, 26]),
  board(109),
  post(0, 47) + post(111, 47),
].join('')

const gate = (x: number) => {
  const [left, top] = onSheet(x + 3, 30, 74)
  return [
    solid(at, [x, x + 6], [2, 8], [0, 52], {}, 'edge'),
    solid(at, [x, x + 6], [52, 58], [0, 52], {}, 'edge'),
    solid(at, [x, x + 6], [2, 58], [52, 60], { lid: 'solid' }, 'edge'),
    path('poppy', disc(left, top, 9)),
  ].join('')
}

const gates = [152, 188, 224, 260, 296]
const fork = 340
const channels = ['own store', 'Amazon', 'Walmart', 'eBay']

const channel = (name: string, place: number) => {
  const y = -150 + place * 70
  const [x, down] = onSheet(fork + 92, y + 6, 0)
  return [
    path('cut', at.line([fork, y + 20, 0], [fork + 30, y + 20, 0])),
    solid(
      at,
      [fork + 30, fork + 74],
      [y, y + 40],
      [0, 26],
      place ? {} : { lid: 'blueprint', front: 'blueprint' },
    ),
    word(x, down, name),
  ].join('')
}

/** One shelf and one stock count, led through five gates to four channels. */
export default sheet(
  { width: 640, height: 360, weight: 1.15 },
  path('cut', at.line([116, 30, 0], [fork, 30, 0]) + at.line([fork, -130, 0], [fork, 80, 0])),
  shelf,
  gates.map(gate).join(''),
  channels.map(channel).join(''),
  path('edge', at.line([0, 0, 140], [116, 0, 140])),
  path('cut', at.line([0, 0, 132], [0, 0, 148]) + at.line([116, 0, 132], [116, 0, 148])),
  word(160, 46, 'one count'),
)
