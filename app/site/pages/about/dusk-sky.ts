import { swelling } from '#app/site/drawings/plate/swelling.ts'
import { type DuskView, toTenths } from './dusk-view.ts'

/** Dots lie in rows of this gap, every second row offset by half of it. */
const gap = 12
const half = gap / 2
/** The size with which dots of neighboring rows close into one surface. */
const closed = 12.4
const sizeStep = 0.9
/** The height in which the dots grow out of the band above. */
const fade = 72

/** The distance from the sun in its radii, shorter along the horizon, where a sky is lit furthest. */
const away = ({ horizon, sun: [sunX, radius] }: DuskView, x: number, y: number) =>
  Math.hypot((x - sunX) / 1.75, (horizon - y) * 1.08) / radius

/** One layer of halftone: dots of a color, their size a function of the distance from the sun. */
function layer(view: DuskView, color: string, shift: number, size: (away: number) => number) {
  const runs = new Map<number, string>()
  for (let row = 0; row * half < view.horizon + half; row++) {
    const y = view.horizon - row * half
    const first = ((row + shift) % 2) * half
    let from = first
    let drawn = 0
    // Dots of equal size are one dashed line: a dash of no length with round caps.
    for (let x = first; x <= view.width + gap; x += gap) {
      const isEnd = x > view.width
      const whole = size(away(view, x, y)) * Math.min(1, y / fade)
      const next = isEnd ? 0 : Math.round(whole / sizeStep) * sizeStep
      if (next === drawn) continue
      if (drawn > 0.6) {
        // A little longer than to the last dot, because a dash at the very end is not drawn.
        const run = `M${from} ${y}h${x - from - gap + 1}`
        runs.set(drawn, (runs.get(drawn) ?? '') + run)
      }
      from = x
      drawn = next
    }
  }
  const rows = [...runs].map(
    ([width, run]) => `<path stroke-width="${toTenths(width)}" d="${run}"/>`,
  )
  return `<g stroke="var(--color-${color})" stroke-linecap="round" stroke-dasharray="0 ${gap}">${rows.join('')}</g>`
}

/** The sun, cut by lines that swell towards the horizon. */
function sunOf({ horizon, sun: [sunX, radius] }: DuskView) {
  const bars = [0.06, 0.17, 0.29, 0.42, 0.56].map((up, index) => {
    const y = horizon - up * radius
    const reach = Math.sqrt(1 - up ** 2) * radius
    const thick = 7 - index * 1.4
    return swelling([
      [sunX - reach, y, thick * 0.3],
      [sunX - reach * 0.5, y, thick],
      [sunX + reach * 0.5, y, thick],
      [sunX + reach, y, thick * 0.3],
    ])
  })
  return [
    `<path fill="var(--color-poppy-tint)" stroke="none" d="M${sunX - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0z"/>`,
    `<path fill="var(--color-poppy)" stroke="none" d="${bars.join('')}"/>`,
  ].join('')
}

/** The sky in three layers: night blue far from the sun, poppy that closes towards it, and its glow in between. */
export const sky = (view: DuskView) =>
  [
    layer(view, 'blueprint', 1, (far) => Math.min(4.2, Math.max(0, (far - 2.6) * 1.5))),
    layer(view, 'poppy', 0, (far) => Math.min(closed, closed * (1.3 - far / 3.9) ** 1.35 || 0)),
    layer(view, 'poppy-tint', 1, (far) => Math.max(0, 5 - (far - 1) * 5.6)),
    sunOf(view),
  ].join('')
