import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { space } from '#app/site/drawings/plate/space.ts'
import { pouring } from './pouring.ts'

const scale = 0.5
const { block, face, flat, left } = space([0, 0], 1)
const [wide, high] = [76, 54]

/** An open carton with the bottle halfway out of it: the far flaps stand up, the near ones hang down. */
const carton = (() => {
  const { front, side } = block([0, wide], [0, wide], [0, high])
  const [near, slant] = [30, 8]
  return [
    path('cast', flat(0, [wide, wide + 26], [0, wide])),
    path('tone', face([0, 0, high], [0, wide, high], [-14, wide - slant, 82], [-14, slant, 82])),
    path('light', face([0, 0, high], [wide, 0, high], [wide - slant, -14, 82], [slant, -14, 82])),
    path('ground', flat(high, [0, wide], [0, wide])),
    path('dark bare', left(0, [0, wide], [18, high])),
    path('edge', face([0, 0, high], [0, 0, 20])),
    bottle(0, 40, 1, { lifted: true }),
    path('tone', front),
    path('light', side) + path('shade', side),
    path('poppy bare', left(wide, [28, 48], [0, 20])),
    path(
      'tone',
      face(
        [0, wide, high],
        [wide, wide, high],
        [wide - slant, wide + near, 44],
        [slant, wide + near, 44],
      ),
    ),
    path(
      'light',
      face(
        [wide, 0, high],
        [wide, wide, high],
        [wide + near, wide - slant, 44],
        [wide + near, slant, 44],
      ),
    ),
  ].join('')
})()

/** Unpacked, assembled, used, cleaned: one take each on one line, all to the same scale. */
export const takes = [
  path('edge', 'M14 146H286M88 138v16M136 138v16M236 138v16'),
  `<g transform="translate(50 92) scale(${scale})">${carton}</g>`,
  bottle(112, 130, scale, { open: true }),
  `<g transform="translate(112 60) scale(${scale})">${path('poppy', 'M-14 0V-20H14V0z')}</g>`,
  path('plan', 'M104 62V72M120 62V72'),
  pouring(128, 130, scale),
  bottle(262, 130, scale),
  path('thin', 'M245 74l-5 -5M252 66l-3 -6M279 74l5 -5M272 66l3 -6'),
].join('')
