import { path } from '#app/site/drawings/plate/sheet.ts'
import { solid } from '#app/site/drawings/plate/solid.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { floor } from './dock.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

const at = space([316, 134], 1)
const { face, line } = at
/** The plank is pressed down in front, and up behind. */
const [long, thick] = [176, 8] as const
const plank = (x: number, y: number, z = 0): Point3 => [x, y, 68 - y * 0.34 + z]
const wedge = plank(0, 88)[2] - thick

/** The parcel on the plank leans with it. */
const load = (x: number, y: number, up: number) => plank(x, y, up)
const [x1, x2, y1, y2, tall] = [-19, 19, 126, 168, 34] as const
const parcel = [
  path(
    'light',
    face(load(x1, y1, tall), load(x2, y1, tall), load(x2, y2, tall), load(x1, y2, tall)),
  ),
  path('tone', face(load(x1, y2, 0), load(x2, y2, 0), load(x2, y2, tall), load(x1, y2, tall))),
  path('light', face(load(x2, y1, 0), load(x2, y2, 0), load(x2, y2, tall), load(x2, y1, tall))),
  path('shade', face(load(x2, y1, 0), load(x2, y2, 0), load(x2, y2, tall), load(x2, y1, tall))),
  path(
    'poppy bare',
    face(load(-5, y1, tall), load(5, y1, tall), load(5, y2, tall), load(-5, y2, tall)),
  ),
  path(
    'poppy bare',
    face(load(-5, y2, 20), load(5, y2, 20), load(5, y2, tall), load(-5, y2, tall)),
  ),
  path(
    'cut void',
    face(
      load(x1, y2, 0),
      load(x1, y2, tall),
      load(x1, y1, tall),
      load(x2, y1, tall),
      load(x2, y1, 0),
      load(x2, y2, 0),
    ),
  ),
].join('')

const seesaw = [
  path('cast', face([22, 176, 0], [70, 150, 0], [128, -20, 0], [84, -20, 0], [22, 60, 0])),
  path('light', face([-26, 122, 0], [26, 122, 0], [26, 88, wedge], [-26, 88, wedge])),
  path('poppy', face([-26, 122, 0], [26, 122, 0], [26, 88, wedge], [-26, 88, wedge])),
  path('solid', face([26, 122, 0], [26, 54, 0], [26, 88, wedge])),
  path('light', face(plank(-24, 0), plank(24, 0), plank(24, long), plank(-24, long))),
  path('thin', line(plank(-8, 0), plank(-8, long)) + line(plank(8, 0), plank(8, long))),
  path(
    'tone',
    face(plank(-24, long), plank(24, long), plank(24, long, -thick), plank(-24, long, -thick)),
  ),
  path('solid', face(plank(24, 0), plank(24, long), plank(24, long, -thick), plank(24, 0, -thick))),
  path(
    'cut void',
    face(
      plank(-24, 0),
      plank(24, 0),
      plank(24, 0, -thick),
      plank(24, long, -thick),
      plank(-24, long, -thick),
      plank(-24, long),
    ),
  ),
].join('')

const phone = space([494, 110], 1)
const screen = (x1: number, x2: number, z1: number, z2: number) =>
  phone.left(12, [x1, x2], [z1, z2])
const telephone = [
  path('cast', phone.face([56, 0, 0], [56, 12, 0], [86, 0, 0], [110, -40, 0], [84, -40, 0])),
  solid(phone, [0, 56], [0, 12], [0, 104], { front: 'solid', lid: 'solid' }),
  path('label', screen(4, 52, 10, 95)),
  path('tone bare', screen(8, 48, 56, 78)),
  path('poppy', screen(8, 48, 30, 50)),
  path('edge', phone.line([8, 12, 50], [28, 12, 38], [48, 12, 50])),
  path('solid bare', screen(8, 34, 84, 89) + screen(8, 42, 19, 23)),
].join('')

/** A letter in the air. */
const letter = `<g transform="translate(338 -2) rotate(12)">${path('light', 'M0 0h76v48h-76z')}${path('poppy', 'M0 0l38 27l38 -27z')}${path('edge', 'M0 48l27 -27M76 48l-27 -27')}</g>`
const scene = [
  telephone,
  seesaw,
  walker(112, 224, { arm: 'M-6 -94L14 -62L22 -58L44 -66L42 -74L24 -69L8 -96Z', scale: 1.05 }),
  parcel,
  path('plan', 'M306 34C314 14 324 4 336 4M424 30C452 34 476 46 496 66'),
  letter,
].join('')

/** The parcel is put down at the door, and that sends the letter off. */
export const email = `<g transform="translate(18 56)">${floor(at, [-72, 146], [-152, 240])}${scene}</g>`
