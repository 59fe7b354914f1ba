import { dots, inDots } from '#app/site/drawings/plate/halftone.ts'
import { randomFrom } from '#app/site/drawings/plate/random.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { anacapa, santaCruz, shore } from '#app/site/drawings/ridges.ts'

type View = {
  width: number
  height: number
  horizon: number
  sun: readonly [x: number, radius: number]
}

const round = (value: number) => Math.round(value * 10) / 10

/** The sky: dots of poppy that grow towards the horizon and around the sun. */
function sky({ width, horizon, sun: [sunX, radius] }: View) {
  const gap = 12
  const rows: string[] = []
  for (let row = 0; row * 6 < horizon; row++) {
    const y = horizon - row * 6
    const start = (row % 2) * 6
    const base = 8.4 * (1 - row / (horizon / 6)) ** 2.2
    if (base > 0.7) rows.push(dots(start, width, y, base))
    for (let ring = 1; ring <= 9; ring++) {
      const reach = 6.4 - ring * 0.52
      const more = ring * 0.52
      const half = Math.sqrt(Math.max(0, (reach * radius) ** 2 - (row * 6 * 1.6) ** 2))
      if (half < gap) continue
      const from = Math.ceil((sunX - half - start) / gap) * gap + start
      if (base + more > 1.2) rows.push(dots(from, sunX + half, y, Math.min(base + more, 13)))
    }
  }
  return inDots('poppy', gap, rows)
}

/** Lines of the sea, further apart towards the shore, and the sun's reflection. */
function sea({ width, height, horizon, sun: [sunX, radius] }: View) {
  const random = randomFrom(805)
  const lines: string[] = []
  const glitter: string[] = []
  for (let y = horizon + 4, step = 5; y < height; y += step, step *= 1.055) {
    const depth = (y - horizon) / (height - horizon)
    lines.push(`M0 ${round(y)}H${width}`)
    const half = radius * (1.05 + 0.7 * depth)
    const row: string[] = []
    for (let x = sunX - half * (0.7 + 0.3 * random()); x < sunX + half * (0.7 + 0.3 * random());) {
      const dash = (10 + 60 * random()) * (0.5 + 0.9 * depth)
      row.push(`M${round(x)} ${round(y)}h${round(dash)}`)
      x += dash + (7 + 26 * random()) * (0.5 + depth)
    }
    glitter.push(`<path d="${row.join('')}" stroke-width="${round(2.4 + 3.4 * depth)}"/>`)
  }
  return [
    `<path d="${lines.join('')}" stroke="var(--color-plan)" stroke-width="1" stroke-opacity=".6"/>`,
    `<g stroke="var(--color-poppy)" stroke-linecap="round">${glitter.join('')}</g>`,
  ].join('')
}

/** An island, its slopes hatched by lines that repeat its ridge. */
function island(
  id: string,
  shape: string,
  fill: string,
  line: string,
  weight: number,
  step: number,
) {
  const slopes = Array.from(
    { length: 9 },
    (_, index) =>
      `<use href="#${id}" x="${round((index + 1) * step * 0.35)}" y="${(index + 1) * step}"/>`,
  )
  return [
    `<clipPath id="${id}-edge"><path d="${shape}"/></clipPath>`,
    `<path fill="var(--color-${fill})" stroke="none" d="${shape}"/>`,
    `<g clip-path="url(#${id}-edge)"><path id="${id}" d="${shape}" stroke="var(--color-${line})" stroke-width="${weight}"/><g stroke-opacity=".8">${slopes.join('')}</g></g>`,
  ].join('')
}

/**
 * The Channel Islands from the shore at Ventura, at dusk: Anacapa with its lighthouse to the left, Santa Cruz behind
 * it.
 */
export function engraving(
  view: View & {
    near: readonly [x: number, width: number]
    far: readonly [x: number, width: number]
  },
) {
  const {
    width,
    height,
    horizon,
    sun: [sunX, radius],
    near,
    far,
  } = view
  const farShore = shore(santaCruz, far[0], horizon, far[1], far[1] * 0.17)
  const base = horizon + 26
  const nearShore = shore(anacapa, near[0], base, near[1], near[1] * 0.24)
  const lightX = round(near[0] + near[1] * 0.855)
  const lightY = round(base - near[1] * 0.24 * 0.29)
  return sheet(
    { width, height, on: 'deep' },
    `<path fill="var(--color-blueprint-deep)" stroke="none" d="M0 0H${width}V${height}H0z"/>`,
    sky(view),
    `<path fill="var(--color-poppy-tint)" stroke="none" d="M${sunX - radius} ${horizon}a${radius} ${radius} 0 0 1 ${2 * radius} 0z"/>`,
    `<path fill="var(--color-blueprint-deep)" stroke="none" d="M0 ${horizon}H${width}V${height}H0z"/>`,
    sea(view),
    island('far', farShore, 'blueprint-strong', 'plan', 1.4, 13),
    island('near', nearShore, 'blueprint-deep', 'chalk', 2, 11),
    path('cut', `M${near[0] - 30} ${base}H${near[0] + near[1] + 10}`),
    path('light', `M${lightX - 4} ${lightY}l1.5 -20h5l1.5 20z`),
    `<path fill="var(--color-poppy)" stroke="none" d="M${lightX - 3} ${lightY - 22}h6v-7h-6z"/>`,
  )
}
