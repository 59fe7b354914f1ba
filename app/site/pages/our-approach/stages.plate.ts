import { disc } from '#app/site/drawings/plate/disc.ts'
import { drum, lid } from '#app/site/drawings/plate/drum.ts'
import { isoPerson } from '#app/site/drawings/plate/iso-person.ts'
import { on } from '#app/site/drawings/plate/iso.ts'
import { frames, inked, path } from '#app/site/drawings/plate/sheet.ts'
import { solid, taped } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { type Origin, type Point3, project } from '#app/ui/drawing/isometric.ts'

/** A person at a position on the sheet: one who is lit, or one who is not. */
function person(at: Origin, index: number, isLit: boolean) {
  const { cast, body, arms } = isoPerson({
    at,
    height: 54,
    pen: isLit ? 'poppy' : 'tone',
    hair: (['short', 'long', 'bun'] as const)[index % 3]!,
  })
  return cast + body + arms
}

/** A lamp, its light on the floor, and a person in it. */
function awareness() {
  const lamp = [46, 96] as const
  const at = space(lamp, 1)
  /** The far edge of the light, an arc between the two rays. */
  const rim = Array.from({ length: 9 }, (_, n): Point3 => {
    const angle = ((-26 + n * 5) * Math.PI) / 180
    return [Math.cos(angle) * 188, Math.sin(angle) * 188, 0]
  })
  const people = [
    [96, -96],
    [128, -40, 'lit'],
    [172, -40, 'lit'],
    [112, 76],
    [110, -8, 'lit'],
    [166, 4, 'lit'],
    [156, 58],
  ] as const
  return [
    path('tone bare', at.face([0, 0, 0], ...rim)),
    path('plan', at.line([0, 0, 0], rim[0]!) + at.line([0, 0, 0], rim.at(-1)!)),
    inked(
      'blueprint',
      path(
        'thin',
        [60, 110, 160]
          .map((far) =>
            at.line([far * 0.9, far * -0.44, 0], [far, far * -0.1, 0], [far * 0.9, far * 0.23, 0]),
          )
          .join(''),
      ),
    ),
    people.map(([x, y, isLit], index) => person(project([x, y, 0], lamp), index, !!isLit)).join(''),
    path('cast', 'M44 112l36 -12l18 10l-42 16z'),
    drum(42, 106, 12, 26, 22, 'solid'),
    lid(42, 94, 22, 'tone'),
    drum(42, 94, 30, 6, 6, 'light'),
    path('solid', 'M24 66V36L58 22V80z'),
    path('poppy', 'M58 22a9 29 0 0 1 0 58a9 29 0 0 1 0 -58z'),
    path('light', 'M59 34a5 17 0 0 1 0 34a5 17 0 0 1 0 -34z'),
    path('cut', 'M24 42L14 46V58L24 62'),
  ].join('')
}

/** Two parcels on one balance: the chosen one is heavier. */
function consideration() {
  const pan = (x: number, y: number) =>
    path('edge', `M${x} ${y - 62}L${x - 42} ${y}M${x} ${y - 62}L${x + 42} ${y}`) +
    path('solid', `M${x - 46} ${y}a46 14 0 0 0 92 0z`) +
    path('tone', `M${x - 46} ${y}a46 14 0 0 0 92 0a46 14 0 0 0 -92 0z`)
  return [
    path('cast', 'M130 186l74 -18l30 10l-68 18z'),
    drum(140, 180, 12, 46, 42, 'solid'),
    lid(140, 168, 42, 'tone'),
    drum(140, 168, 116, 8, 6, 'light'),
    path('cut', 'M62 42L218 66'),
    path('cut', 'M62 46L218 70'),
    pan(62, 106),
    taped(space([60, 96], 0.72), [0, 42], [0, 36], [0, 32], {}, 'edge'),
    pan(218, 130),
    taped(space([216, 112], 0.84), [0, 50], [0, 44], [0, 44], { front: 'blueprint' }, 'cut'),
    path('poppy', disc(140, 56, 11)),
    path('edge', 'M140 45V22'),
    path('poppy', 'M134 24L140 10L146 24z'),
  ].join('')
}

/** A wall with an open door, and the path through it. */
function conversion() {
  const origin = [104, 98] as const
  const at = space(origin, 1)
  return [
    path('cast', at.face([150, 0, 0], [196, -23, 0], [90, -46, 0], [40, -46, 0], [0, -10, 0])),
    solid(at, [0, 150], [-10, 0], [0, 84], { lid: 'light', front: 'tone', side: 'solid' }, 'cut'),
    path(
      'thin',
      [21, 42, 63]
        .map((z) => at.line([0, 0, z], [52, 0, z]) + at.line([104, 0, z], [150, 0, z]))
        .join(''),
    ),
    path('solid', at.left(0, [52, 104], [0, 72])),
    path('light', at.face([56, -10, 0], [104, -10, 0], [104, -10, 70], [56, -10, 70])),
    path('light', at.flat(0, [52, 104], [-10, 0])),
    // The door leaf, opened to the left
    path('poppy', at.face([52, 0, 0], [52, 46, 0], [52, 46, 72], [52, 0, 72])),
    path('shade bare', at.face([52, 0, 0], [52, 46, 0], [52, 46, 72], [52, 0, 72])),
    path('cut void', at.face([52, 0, 0], [52, 46, 0], [52, 46, 72], [52, 0, 72])),
    path('solid', disc(...project([52, 38, 36], origin), 3.5)),
    inked(
      'blueprint',
      path(
        'cut',
        at.line([78, 122, 0], [78, 24, 0]) + at.line([66, 38, 0], [78, 22, 0], [90, 38, 0]),
      ),
    ),
    path('cast', at.flat(0, [146, 162], [24, 54])),
    taped(at, [112, 146], [24, 54], [0, 28], {}, 'cut'),
  ].join('')
}

/** A loop from the store back to itself, with parcels that grow on the way. */
function retention() {
  const origin = [140, 108] as const
  const at = space(origin, 1)
  const spot = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return [Math.cos(angle) * 82, Math.sin(angle) * 82] as const
  }
  const parcel = (degrees: number, size: number, pen: string) => {
    const [x, y] = spot(degrees)
    const half = size / 2
    return (
      path('cast', at.flat(0, [x + half, x + half + size * 0.4], [y - half, y + half])) +
      taped(
        at,
        [x - half, x + half],
        [y - half, y + half],
        [0, size * 0.8],
        pen ? { front: pen } : {},
        'cut',
      )
    )
  }
  const ahead = (degrees: number) => {
    const [x, y] = spot(degrees)
    const [nextX, nextY] = spot(degrees + 10)
    const [dx, dy] = [(nextX - x) * 0.9, (nextY - y) * 0.9]
    return at.face([x - dy, y + dx, 0], [x + dx, y + dy, 0], [x + dy, y - dx, 0])
  }
  return [
    path('tone', at.disc([0, 0, 0], 100)),
    path('light bare', at.disc([0, 0, 0], 64)),
    path('edge', at.disc([0, 0, 0], 64)),
    path('cut void', at.disc([0, 0, 0], 100)),
    inked('blueprint', path('plan', at.disc([0, 0, 0], 82))),
    path('blueprint bare', [250, 345, 75, 150].map(ahead).join('')),
    parcel(205, 22, ''),
    parcel(300, 30, ''),
    path('cast', at.flat(0, [26, 48], [-24, 24])),
    solid(
      at,
      [-26, 26],
      [-24, 24],
      [0, 44],
      { lid: 'light', front: 'light', side: 'solid' },
      'cut',
    ),
    on(
      'front',
      origin,
      [-26, 24, 44],
      path('solid', 'M30 16h14v28h-14z'),
      path('tone', 'M6 18h18v14h-18z'),
    ),
    [0, 1, 2, 3]
      .map((n) =>
        path(
          n % 2 ? 'light' : 'poppy',
          at.face(
            [-26 + n * 13, 24, 46],
            [-13 + n * 13, 24, 46],
            [-13 + n * 13, 36, 34],
            [-26 + n * 13, 36, 34],
          ),
        ),
      )
      .join(''),
    parcel(30, 38, ''),
    parcel(112, 46, 'blueprint'),
  ].join('')
}

/** The four stages, in the order of the copy. */
export default frames(280, 212, [awareness(), consideration(), conversion(), retention()])
