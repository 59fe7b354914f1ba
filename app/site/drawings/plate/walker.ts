import { path, placed } from './sheet.ts'

type Look = {
  jacket?: string
  helmet?: boolean
  longHair?: boolean
  scale?: number
  arm?: string
  /** Facing left. The light still comes from the left. */
  left?: boolean
}

const hanging = 'M-8 -92L-13 -72L-9 -52L-3 -53L-5 -71L2 -92Z'
const hair = 'M-3 -104Q-8 -126 7 -127Q17 -126 17 -118L8 -117L5 -109L1 -103Z'
const longHair = 'M-12 -92Q-12 -128 7 -128Q18 -127 17 -118Q9 -117 6 -109L4 -92Q-4 -88 -12 -92Z'
const hat = 'M-4 -113Q-5 -128 7 -129Q16 -128 17 -119L22 -117L21 -114L7 -115Z'

const chest = 'M2 -101L10 -97L12 -78L7 -50L-3 -50Z'
/** The far leg, the third of it that is in shade for each direction, and its shoe. */
const far = {
  leg: 'M-16 -54L0 -54L-17 -6L-29 -5Z',
  front: 'M-6 -54L0 -54L-17 -6L-21 -6Z',
  back: 'M-16 -54L-10 -54L-25 -5L-29 -5Z',
  shoe: 'M-29 -7L-16 -8L-9 0L-29 0Z',
}
const spine = 'M-9 -98Q-4 -102 0 -102L-4 -50L-16 -50L-16 -82Q-15 -94 -9 -98Z'

/** A person 129 units tall in profile, with feet on `y`. `arm` is the outline of the near arm. */
export function walker(x: number, y: number, look: Look = {}) {
  const { jacket = 'blueprint', scale = 1, arm = hanging, left = false } = look
  const crown = look.helmet ? hat : look.longHair ? longHair : hair
  const turned = (d: string) =>
    left ? d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, right, down) => `${-right} ${down}`) : d
  const at = (d: string) => placed(turned(d), x, y, scale)
  return [
    path('cast', placed('M-26 0L10 0L52 -18L26 -18Z', x, y, scale)),
    path('tone', at(far.leg)),
    path('dark bare', at(left ? far.back : far.front)),
    path('edge', at(far.leg)),
    path('solid', at(far.shoe)),
    path('solid', at('M-12 -54L5 -54L15 -29L10 -5L19 0L1 0L2 -6L3 -26L-8 -42Z')),
    path(jacket, at('M-9 -98Q1 -105 10 -97L12 -78L7 -50L-16 -50L-16 -82Q-15 -94 -9 -98Z')),
    path('shade bare', at(left ? spine : chest)),
    path('light', at('M1 -102L0 -109Q-2 -121 8 -121L15 -119L17 -112L14 -104L9 -101Z')),
    path('solid', at(crown)),
    path(jacket === 'tone' ? 'light' : 'tone', at(arm)),
  ].join('')
}
