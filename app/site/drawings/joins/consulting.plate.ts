import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, rect } from '#app/site/drawings/plate/sheet.ts'
import { join } from './join.ts'
import { envelope } from './things.ts'

const ground = 128

const pillar = (x: number, tall: number, pen: string) =>
  path('cast', `M${x + 34} ${ground}h26l-8 -14h-18z`) +
  rect(pen, x, ground - tall, 34, tall) +
  rect('shade bare', x + 22, ground - tall, 12, tall) +
  path('cut void', `M${x} ${ground}v-${tall}h34v${tall}`)

/** Both on the same surveyed ground: spend up to the target level, and the second order that the plan relies on. */
export default join(
  rect('shade bare', 0, ground, 360, 22) + path('cut', `M0 ${ground}H360`),
  // The level aims along the figure; the spend is built up to it and no further.
  path('plan', 'M86 40H340') +
    path('edge', `M66 54L42 ${ground}M66 54V${ground}M66 54L92 ${ground}`) +
    rect('solid', 42, 28, 44, 24) +
    rect('blueprint', 86, 32, 14, 16) +
    path('poppy', disc(58, 40, 6)) +
    pillar(142, 34, 'tone') +
    pillar(196, 60, 'tone') +
    pillar(250, 88, 'poppy') +
    path('edge', 'M318 40V128M311 40h14M311 128h14'),
  // One order is built, the next is planned, and the letter that earns it arrives.
  pillar(70, 84, 'blueprint') +
    path('plan', `M180 ${ground}V44H214V${ground}`) +
    path('plan', 'M104 60C130 24 160 20 188 36') +
    envelope(204, 34, 'poppy', 0.8) +
    path('edge', 'M282 84C300 96 306 104 306 122M298 112l8 12l8 -12'),
)
