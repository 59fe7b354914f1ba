import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import type { space } from '#app/site/drawings/plate/space.ts'

/** Where a tool stands: the corner of its desk, and the height of its top. */
export type Place = { room: ReturnType<typeof space>; x: number; y: number; z: number }
type Tool = (place: Place) => string

export const parcels: Tool = ({ room, x, y, z }) =>
  taped(room, [x + 5, x + 33], [y + 10, y + 36], [z, z + 22]) +
  taped(room, [x + 39, x + 55], [y + 20, y + 36], [z, z + 12])

const stand: Tool = ({ room, x, y, z }) =>
  solid(room, [x + 24, x + 36], [y + 12, y + 22], [z, z + 5], {}, 'edge')

/** A screen from its front, with a picture on it. */
const screen =
  (picture: Tool): Tool =>
  (place) => {
    const { room, x, y, z } = place
    return (
      stand(place) +
      solid(room, [x + 8, x + 52], [y + 14, y + 18], [z + 5, z + 36], { front: 'label' }) +
      picture(place)
    )
  }

/** Rows of a count. */
export const list = screen(({ room, x, y, z }) =>
  [27, 20, 13]
    .map((up, row) =>
      path('solid bare', room.left(y + 18, [x + 13, x + 46 - row * 8], [z + up, z + up + 4])),
    )
    .join(''),
)

/** A test that rises. */
export const bars = screen(({ room, x, y, z }) =>
  [7, 12, 20]
    .map((up, bar) =>
      path(
        'poppy bare',
        room.left(y + 18, [x + 14 + bar * 12, x + 22 + bar * 12], [z + 10, z + 10 + up]),
      ),
    )
    .join(''),
)

/** A page with a picture. */
export const page = screen(({ room, x, y, z }) =>
  path('blueprint bare', room.left(y + 18, [x + 12, x + 48], [z + 20, z + 32])),
)

/** Sheets of paper, with a curve on the upper one. */
export const papers: Tool = ({ room, x, y, z }) =>
  [
    path('light', room.flat(z, [x + 24, x + 56], [y + 4, y + 30])),
    path('light', room.flat(z + 1, [x + 6, x + 42], [y + 12, y + 40])),
    path(
      'poppy bare',
      room.flat(z + 1, [x + 11, x + 17], [y + 28, y + 36]) +
        room.flat(z + 1, [x + 21, x + 27], [y + 22, y + 36]) +
        room.flat(z + 1, [x + 31, x + 37], [y + 16, y + 36]),
    ),
  ].join('')

export const camera: Tool = ({ room, x, y, z }) =>
  [
    solid(room, [x + 12, x + 46], [y + 14, y + 28], [z, z + 24], { front: 'solid' }),
    solid(room, [x + 22, x + 34], [y + 16, y + 26], [z + 24, z + 29], { front: 'solid' }, 'edge'),
    path('light', room.wheel([x + 29, y + 28, z + 12], 10)),
    path('light', room.wheel([x + 29, y + 34, z + 12], 10)),
    path('blueprint', room.wheel([x + 29, y + 34, z + 12], 6)),
  ].join('')

export const microphone: Tool = ({ room, x, y, z }) =>
  [
    path('solid', room.disc([x + 16, y + 24, z], 7)),
    path('cut', room.line([x + 16, y + 24, z], [x + 16, y + 24, z + 30], [x + 34, y + 24, z + 38])),
    solid(room, [x + 32, x + 44], [y + 20, y + 28], [z + 14, z + 38], { front: 'blueprint' }),
    path('thin', room.left(y + 28, [x + 32, x + 44], [z + 20, z + 26])),
  ].join('')

/** What is seen of a screen from behind. */
export const back: Tool = (place) =>
  stand(place) +
  solid(
    place.room,
    [place.x + 8, place.x + 52],
    [place.y + 22, place.y + 26],
    [place.z + 5, place.z + 36],
  )
