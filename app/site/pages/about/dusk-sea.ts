import { randomFrom } from '#app/site/drawings/plate/random.ts'
import { type DuskView, toTenths } from './dusk-view.ts'

type Span = readonly [from: number, to: number]

/** A stroke on the water, pointed at both ends. */
function lens(x: number, y: number, length: number, thick: number) {
  const [part, rise] = [toTenths(length / 2), toTenths(thick)]
  return `M${toTenths(x)} ${toTenths(y)}q${part} ${-rise} ${2 * part} 0q${-part} ${rise} ${-2 * part} 0z`
}

/** The sea in strokes that get longer and thicker towards the shore: poppy under the sun, thin under the islands. */
export function sea({ width, height, horizon, sun: [sunX, radius], near, far }: DuskView) {
  const random = randomFrom(805)
  const blue: string[] = []
  const light: string[] = []
  const glow: string[] = []
  for (let y = horizon + 5, step = 4.6; y < height + 4; y += step, step *= 1.058) {
    const depth = (y - horizon) / (height - horizon)
    const wander = () => (random() - 0.5) * radius * (0.24 + 0.3 * depth)
    const half = radius * (0.92 + 0.34 * depth)
    const glitter: Span = [sunX - half + wander(), sunX + half + wander()]
    // A reflection is as deep as its island is high, and breaks up towards its end.
    const shades: Span[] = [near, far].flatMap(([from, wide], index): Span[] => {
      const left = depth * (index ? 5 : 2.1)
      if (left > 1) return []
      const inset = wide * left * 0.36
      return [[from + inset + wander() * 0.5, from + wide - inset + wander() * 0.5]]
    })
    for (let x = -120 * random(); x < width;) {
      const isLit = x > glitter[0] && x < glitter[1]
      const isShaded = shades.some(([from, to]) => x > from && x < to)
      const wish = (isLit ? 20 + 70 * random() : 40 + 190 * random()) * (0.55 + 0.75 * depth)
      // Blue strokes end before the light.
      const length = x < glitter[0] ? Math.min(wish, glitter[0] - x) : wish
      const rest = (isLit ? 3 + 12 * random() : 5 + 26 * random()) * (0.5 + depth)
      const next = x + length + (length < wish ? 1 : rest)
      const dip = (random() - 0.5) * step * 0.3
      if (isLit) {
        const bright = 1 - Math.abs(x + length / 2 - sunX) / half
        const stroke = lens(x, y + dip, length, (3 + 5.4 * depth) * (0.75 + 0.5 * bright))
        if (bright > 0.62 && random() < 0.6 - depth * 0.45) glow.push(stroke)
        else light.push(stroke)
      } else if (length > 14 && (!isShaded || random() < 0.42)) {
        blue.push(lens(x, y + dip, length, (isShaded ? 0.7 : 1.3) + (isShaded ? 0.5 : 1.5) * depth))
      }
      x = next
    }
  }
  const filled = (color: string, strokes: string[]) =>
    `<path fill="var(--color-${color})" d="${strokes.join('')}"/>`
  return `<g stroke="none">${filled('plan', blue)}${filled('poppy', light)}${filled('poppy-tint', glow)}</g>`
}
