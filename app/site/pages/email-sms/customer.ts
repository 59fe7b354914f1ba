import { disc } from '#app/site/drawings/plate/disc.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import { walker } from '#app/site/drawings/plate/walker.ts'

/** The near arm and its hand: raised to something, held out below a thing, or beside the body. */
const poses = {
  raised: { arm: 'M-9 -91L4 -72L12 -71L42 -90L38 -98L12 -81L4 -96Z', hand: [43, -96] },
  holding: { arm: 'M-9 -92L-5 -64L2 -57L38 -58L38 -66L8 -69L4 -95Z', hand: [41, -62] },
  hanging: { arm: 'M-9 -92L-18 -72L-19 -52L-12 -51L-9 -70L3 -92Z', hand: [-16, -48] },
} as const

/** The customer, 129 high, who stands on `y` and looks to the right: the same person at each moment. */
export function customer(x: number, y: number, pose: keyof typeof poses) {
  const { arm, hand } = poses[pose]
  return walker(x, y, { jacket: 'poppy', arm }) + path('light', disc(x + hand[0], y + hand[1], 4.5))
}
