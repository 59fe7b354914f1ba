import { page } from '#content/pages/studio.ts'
import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, path, rect } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, project } from '#app/ui/drawing/isometric.ts'

const [wide, high] = [400, 336]
/** What one mark stands for, as the copy says. */
const pieces = 10
const [products, campaigns, videos] = page.portfolio.items.map(({ amount = 0 }) =>
  Array.from({ length: amount / pieces }, (_, at) => at),
) as [number[], number[], number[]]

/** Products on a stepped stand, ten on each step, and the outline of the next one, at the end of the lowest. */
function stand() {
  const origin: Origin = [136, 112]
  const at = space(origin, 1)
  const [pitch, depth, rise, inRow] = [26, 28, 14, 10]
  const steps = products.length / inRow
  const long = inRow * pitch + 8
  const last = steps - 1
  const spot = (step: number, place: number) =>
    project([place * pitch + 17, (step + 0.62) * depth, (steps - step) * rise], origin)
  const step = (row: number) =>
    solid(
      at,
      [0, row === last ? long + pitch : long],
      [row * depth, (row + 1) * depth],
      [0, (steps - row) * rise],
      { lid: row % 2 ? 'light' : 'tone', front: 'light' },
      'edge',
    ) +
    products
      .slice(row * inRow, (row + 1) * inRow)
      .map((_, place) => bottle(...spot(row, place), [0.3, 0.26, 0.3, 0.23][(place + row) % 4]!))
      .join('')
  const [x, y] = spot(last, inRow).map(Math.round) as [number, number]
  const next = `M${x - 10} ${y}v-21q0 -7 7 -9v-12h6v12q7 2 7 9v21z`
  return [
    path('cast', at.flat(0, [long, long + 24], [-10, last * depth])),
    path(
      'cast',
      at.flat(0, [long + pitch, long + pitch + 20], [last * depth - 8, steps * depth - 12]),
    ),
    Array.from({ length: steps }, (_, row) => step(row)).join(''),
    path('light bare', next) + path('plan', next),
  ].join('')
}

/** An advertisement on a wall: picture, line and button, in one of four colors. */
function poster(at: number, x: number, y: number) {
  const pen = ['blueprint', 'label', 'poppy', 'tone'][(at + Math.floor(at / 5)) % 4]!
  const dark = pen === 'label' || pen === 'tone'
  return [
    rect('cast', x + 3, y + 3, 25, 25),
    rect(pen, x, y, 25, 25),
    at % 3
      ? path(dark ? 'blueprint bare' : 'label bare', disc(x + 12.5, y + 9, 5.5))
      : path(dark ? 'poppy bare' : 'label bare', `M${x + 4} ${y + 15}l8 -11l9 11z`),
    rect(dark ? 'solid bare' : 'label bare', x + 4, y + 18, at % 2 ? 17 : 11, 4),
  ].join('')
}

/** Campaigns as posters on two walls of a room, and an easel with the next one. */
function walls() {
  const origin: Origin = [200, 164]
  const at = space(origin, 1)
  const [pitch, columns] = [31, 5]
  const rows = campaigns.length / columns / 2
  const [side, tall] = [columns * pitch + 6, rows * 29 + 6]
  const hung = (wall: number[]) =>
    wall
      .map((n, place) =>
        poster(n, 6 + (place % columns) * pitch, 5 + Math.floor(place / columns) * 29),
      )
      .join('')
  const half = campaigns.length / 2
  return [
    solid(at, [-8, side], [-8, side], [-8, 0], { front: 'solid', side: 'solid' }),
    path(
      'thin',
      [42, 84, 126]
        .map((n) => at.line([n, 0, 0], [n, side, 0]) + at.line([0, n, 0], [side, n, 0]))
        .join(''),
    ),
    solid(at, [-8, 0], [-8, side], [0, tall], { lid: 'solid', side: 'tone' }, 'edge'),
    solid(at, [0, side], [-8, 0], [0, tall], { lid: 'solid', front: 'light' }, 'edge'),
    path('cast', at.face([0, 0, 0], [0, side, 0], [34, side, 0], [34, 34, 0], [0, 0, 0])),
    on('side', origin, [0, side, tall], hung(campaigns.slice(0, half))),
    on('front', origin, [0, 0, tall], hung(campaigns.slice(half))),
    path('plan', at.flat(0, [92, 120], [84, 116])),
    drum(...project([126, 60, 0], origin), 18, 11, 13, 'poppy'),
    lid(...project([126, 60, 18], origin), 13, 'label'),
    path('cut', at.line([126, 60, 20], [142, 54, 46])),
  ].join('')
}

/** Videos as frames of two strips of film that come from one reel, and the outline of the next one. */
function reel() {
  const origin: Origin = [160, 110]
  const at = space(origin, 1)
  const [from, pitch, inStrip] = [106, 20, 10]
  const strip = (row: number) => {
    const y = 14 + row * 68
    const shown = videos.slice(row * inStrip, (row + 1) * inStrip)
    const to = from + shown.length * pitch
    return [
      path('solid', at.flat(0.5, [40, to + 4], [y, y + 54])),
      on(
        'lid',
        origin,
        [0, y, 0.5],
        path(
          'label bare',
          Array.from(
            { length: Math.floor((to - 50) / 11) },
            (_, n) => `M${50 + n * 11} 3h5v4h-5zM${50 + n * 11} 47h5v4h-5z`,
          ).join(''),
        ),
        shown
          .map((n, place) => {
            const x = from + place * pitch
            return (
              rect(
                ['blueprint bare', 'label bare', 'tone bare', 'poppy bare'][n % 4]!,
                x,
                10,
                17,
                34,
              ) +
              path(
                n % 2 ? 'solid bare' : n % 4 ? 'blueprint bare' : 'label bare',
                `M${x + 5} 20v14l10 -7z`,
              )
            )
          })
          .join(''),
      ),
    ].join('')
  }
  const end = from + inStrip * pitch
  const [x, y] = project([46, 75, 0], origin)
  return [
    path('cast', at.flat(-14, [30, 358], [-14, 142])),
    solid(at, [-8, 342], [-8, 158], [-14, 0], { lid: 'tone', front: 'solid', side: 'solid' }),
    [0, 1].map(strip).join(''),
    on('lid', origin, [end + 8, 82, 0], path('plan', 'M0 0h22v54h-22z')),
    path('cast', at.disc([66, 66, 0.5], 46)),
    drum(x, y, 5, 52, 52, 'label'),
    lid(x, y - 5, 52, 'label'),
    drum(x, y - 5, 20, 36, 36, 'solid'),
    drum(x, y - 25, 5, 52, 52, 'label'),
    lid(x, y - 30, 52, 'light'),
    on(
      'lid',
      origin,
      [46, 75, 30],
      path(
        'solid',
        [0, 1, 2, 3, 4]
          .map((n) =>
            disc(Math.round(28 * Math.cos(n * 1.2566)), Math.round(28 * Math.sin(n * 1.2566)), 10),
          )
          .join(''),
      ),
      path('poppy', disc(0, 0, 8)),
    ),
  ].join('')
}

/** The three amounts, in the order of the copy. */
export default frames(wide, high, [stand(), walls(), `<svg viewBox="0 0 486 408">${reel()}</svg>`])
