import { line, path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { swelling } from '#app/site/drawings/plate/swelling.ts'
import { type Ridge, terrain } from '#app/site/drawings/plate/terrain.ts'
import { anacapa, santaCruz } from '#app/site/drawings/ridges.ts'
import { sea } from './dusk-sea.ts'
import { sky } from './dusk-sky.ts'
import { type DuskView, toTenths } from './dusk-view.ts'

/** From the mainland east is on the left: the lighthouse first, and the high island last. */
const fromShore: Ridge = anacapa.toReversed().map(([x, up]) => [100 - x, up])

type Land = Parameters<typeof terrain>[0]

/** An island in white lines, which swell where its slopes face the sun: to the right (1) or to the left (-1) of it. */
function island(land: Land, sunSide: 1 | -1, fill: string, ink: string, thick: number) {
  const lit = (slope: number) => Math.max(0.5, Math.min(thick, 0.9 + 2.6 * slope * sunSide))
  const { skyline, cuts } = terrain(land, lit)
  const rim = skyline.map(([x, y], index) => {
    const [beforeX, before] = skyline[Math.max(0, index - 2)]!
    const [afterX, after] = skyline[Math.min(skyline.length - 1, index + 2)]!
    const slope = (after - before) / Math.max(1, afterX - beforeX)
    const isWater = y > land.base - 2
    const width = Math.max(1, Math.min(thick * 1.4, 1.6 + 3 * slope * sunSide))
    return [x, y, isWater ? 0 : width] as const
  })
  return [
    path('bare', `${line(skyline)}V${land.base}H${land.left}z" fill="var(--color-${fill})`),
    `<path fill="var(--color-${ink})" stroke="none" d="${cuts.map((cut) => swelling(cut)).join('')}"/>`,
    `<path fill="var(--color-poppy-tint)" stroke="none" d="${swelling(rim)}"/>`,
  ].join('')
}

/** Arch Rock, and the lighthouse on the islet next to it. */
function east(left: number, base: number, size: number) {
  const at = (x: number, y: number) => `${toTenths(left + x * size)} ${toTenths(base - y * size)}`
  const rock = `M${at(-2, 0)}L${at(-1.2, 3.4)}L${at(0, 4.6)}L${at(2.6, 5)}L${at(4.2, 3.6)}L${at(5, 0)}H${toTenths(left + 3.4 * size)}Q${at(3.2, 2.6)} ${at(1.9, 2.6)}Q${at(0.6, 2.6)} ${at(0.4, 0)}z`
  return [
    `<path fill="var(--color-blueprint-deep)" stroke="var(--color-chalk)" stroke-width="1.4" d="${rock}"/>`,
    `<path stroke="var(--color-poppy-tint)" stroke-width="2" d="M${at(2.6, 5)}L${at(4.2, 3.6)}L${at(5, 0)}"/>`,
  ].join('')
}

function lighthouse(x: number, foot: number, size: number) {
  const px = (value: number) => toTenths(value * size)
  return [
    `<path fill="var(--color-chalk)" stroke="none" d="M${x - px(2)} ${foot}l${px(0.8)} ${px(-9)}h${px(2.4)}l${px(0.8)} ${px(9)}z"/>`,
    `<path fill="var(--color-blueprint-deep)" stroke="none" d="M${x - px(2)} ${foot}l${px(0.8)} ${px(-9)}h${px(0.9)}l${px(-0.4)} ${px(9)}z"/>`,
    `<path fill="var(--color-poppy-tint)" stroke="none" d="M${x - px(1)} ${toTenths(foot - 9.6 * size)}h${px(2)}v${px(-2.6)}l${px(-1)} ${px(-1.2)}l${px(-1)} ${px(1.2)}z"/>`,
  ].join('')
}

/**
 * The Channel Islands from the shore at Ventura, at dusk: Anacapa with Arch Rock and its lighthouse to the left, Santa
 * Cruz to the right, and the sun behind its end.
 */
export function engraving(view: DuskView) {
  const { width, height, horizon, near, far } = view
  const base = horizon + 9
  const tall = near[1] * 0.23
  return sheet(
    { width, height, on: 'deep' },
    `<path fill="var(--color-blueprint-deep)" stroke="none" d="M0 0H${width}V${height}H0z"/>`,
    sky(view),
    `<path fill="var(--color-blueprint-deep)" stroke="none" d="M0 ${horizon}H${width}V${height}H0z"/>`,
    sea(view),
    island(
      {
        ridge: santaCruz,
        left: far[0],
        base: horizon + 2,
        width: far[1],
        height: far[1] * 0.17,
        lines: 20,
        spurs: 15,
        rugged: 2,
        step: 6,
      },
      -1,
      'blueprint-strong',
      'plan',
      2.6,
    ),
    island(
      {
        ridge: fromShore,
        left: near[0],
        base,
        width: near[1],
        height: tall,
        lines: 16,
        spurs: 15,
        rugged: 1,
        step: 4,
      },
      1,
      'blueprint-deep',
      'chalk',
      2.8,
    ),
    east(near[0] + near[1] * 0.01, base, near[1] / 130),
    lighthouse(
      toTenths(near[0] + near[1] * 0.18),
      toTenths(base - tall * 0.27),
      Math.max(2.8, near[1] / 175),
    ),
  )
}
