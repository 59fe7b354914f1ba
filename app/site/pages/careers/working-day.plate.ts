import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { type Span, space } from '#app/site/drawings/plate/space.ts'
import { project } from '#app/ui/drawing/isometric.ts'

const size = { width: 320, height: 240 }
const wood = { lid: 'tone', front: 'solid', side: 'solid' }

/** A table with its people behind it, whose arms are on it. */
function table(
  origin: readonly [number, number],
  [long, deep, high]: readonly [number, number, number],
  people: Parameters<typeof isoPerson>[0][],
  ...things: string[]
) {
  const at = space(origin, 1)
  const drawn = people.map(isoPerson)
  const leg = (x: number, y: number) =>
    solid(at, [x, x + 9], [y, y + 9], [0, high], { side: 'solid' }, 'edge')
  return [
    path('cast', at.block([0, long], [0, deep], [0, 0]).shadow(30)),
    drawn.map(({ cast, body }) => cast + body).join(''),
    leg(3, deep - 12) + leg(long - 12, 3) + leg(long - 12, deep - 12),
    solid(at, [0, long], [0, deep], [high, high + 10], wood),
    things.join(''),
    drawn.map(({ arms }) => arms).join(''),
  ].join('')
}

/** An order: the parcel on the bench, and the figure that it is on a sheet. */
function packing() {
  const origin = [128, 102] as const
  const at = space(origin, 1)
  const top = 58
  return table(
    origin,
    [176, 84, 48],
    [{ at: project([112, -18, 0], origin), height: 122, pen: 'blueprint', pose: 'resting' }],
    path('cast', at.flat(top, [70, 98], [20, 66])),
    taped(at, [12, 72], [18, 72], [top, top + 42], {}, 'cut'),
    path('light', at.flat(top, [112, 164], [34, 74])),
    path('edge', at.line([118, 44, top], [150, 44, top])),
    path('poppy bare', at.flat(top, [118, 142], [56, 66])),
    path('thin', at.line([118, 50, top], [156, 50, top])),
  )
}

/** A sheet of figures, and the stamp that gives each its date. */
function stamped() {
  const origin = [150, 62] as const
  const at = space(origin, 1)
  const sheet: Span = [-8, 146]
  const bars = [34, 52, 22, 70]
  const seal = (x: number, y: number) =>
    inked(
      'poppy',
      path('edge', at.disc([x, y, 0], 17)),
      path(
        'cut',
        at.line([x - 8, y - 4, 0], [x + 8, y - 4, 0]) +
          at.line([x - 5, y + 5, 0], [x + 5, y + 5, 0]),
      ),
    )
  const foot = project([128, 98, 0], origin)
  type Part = Parameters<typeof cylinder>[0]
  const turned = (
    up: number,
    radius: number,
    height: number,
    lid: Part['lid'],
    wall: Part['wall'],
  ) => cylinder({ origin: [foot[0], foot[1] - up], at: [0, 0, 0], radius, height, lid, wall })
  return [
    path('cast', at.flat(0, [sheet[1], sheet[1] + 16], [-20, 128])),
    path('light', at.flat(0, sheet, [-20, 138])),
    path('cut void', at.flat(0, sheet, [-20, 138])),
    bars
      .map((long, n) => {
        const y = 2 + n * 34
        return (
          path('edge', at.line([8, y - 12, 0], [44, y - 12, 0])) +
          path(n === 3 ? 'blueprint' : 'tone', at.flat(0, [8, 8 + long], [y - 4, y + 10]))
        )
      })
      .join(''),
    seal(106, 8) + seal(106, 50),
    inked('poppy', path('plan', at.disc([98, 108, 0], 17))),
    // The stamp, lifted a little.
    path('cast', at.flat(0, [122, 178], [92, 122])),
    turned(6, 20, 14, 'tone', 'solid'),
    turned(20, 8, 38, 'poppy', 'poppy'),
    turned(56, 12, 12, 'poppy', 'poppy'),
  ].join('')
}

/** A sheet that somebody else reads. */
function read() {
  const origin = [126, 104] as const
  const at = space(origin, 1)
  const top = 54
  return table(
    origin,
    [164, 88, 44],
    [
      {
        at: project([46, -16, 0], origin),
        height: 108,
        pen: 'poppy',
        hair: 'bun',
        pose: 'resting',
      },
      { at: project([126, -16, 0], origin), height: 112, pen: 'blueprint', pose: 'resting' },
    ],
    path('cast', at.flat(top, [20, 150], [22, 82])),
    path('light', at.flat(top, [14, 146], [18, 78])),
    inked(
      'blueprint',
      path('plan', at.line([28, 64, top], [58, 34, top], [132, 34, top])),
      path('edge', at.flat(top, [74, 102], [42, 64])),
    ),
    path('blueprint bare', at.flat(top, [110, 132], [42, 64])),
    path('cut', at.line([24, 71, top], [134, 71, top])),
    path('poppy', at.flat(top, [30, 54], [48, 56])),
  )
}

/** Decisions on a wall, each with its reason and its day. */
function wall() {
  const origin = [84, 108] as const
  const scale = 0.78
  const at = space(origin, scale)
  const person = isoPerson({
    at: project([204 * scale, 62 * scale, 0], origin),
    height: 98,
    pen: 'blueprint',
    hair: 'long',
    pose: 'spread',
  })
  const note = (x: number, z: number, wide: number, pen: string) =>
    [
      path(pen, at.left(6, [x, x + wide], [z, z + 34])),
      path('edge', at.line([x + 6, 6, z + 26], [x + wide - 10, 6, z + 26])),
      path(
        'thin',
        at.line([x + 6, 6, z + 18], [x + wide - 6, 6, z + 18]) +
          at.line([x + 6, 6, z + 11], [x + wide - 14, 6, z + 11]),
      ),
      path('poppy', at.wheel([x + wide / 2, 6, z + 33], 3)),
    ].join('')
  return [
    path('cast', at.face([190, -6, 0], [214, -6, 0], [214, 6, 0], [190, 6, 0])),
    path('tone bare', at.flat(0, [-20, 236], [6, 92])),
    path('edge', at.line([-20, 92, 0], [236, 92, 0], [236, 6, 0])),
    solid(at, [-6, 190], [-6, 6], [0, 124], { front: 'light' }),
    path('tone', at.left(6, [6, 178], [20, 114])),
    note(14, 70, 48, 'light') + note(72, 72, 40, 'light') + note(122, 68, 46, 'light'),
    note(16, 26, 40, 'light') + note(66, 28, 50, 'label'),
    inked('poppy', path('cut', at.line([72, 6, 34], [104, 6, 34]))),
    person.cast + person.body + person.arms,
  ].join('')
}

/** What a working day does with each value. */
export default frames(size.width, size.height, [packing(), stamped(), read(), wall()], {
  coarseBelow: 200,
})
