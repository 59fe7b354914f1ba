import { path } from '#app/site/drawings/plate/sheet.ts'

const one = (value: number) => Math.round(value * 10) / 10

/** A hill as an engraver cuts it: its outline, and strokes that run down the side away from the light. */
function hill(x: number, y: number, size: number) {
  const wide = size * 1.5
  const outline = `M${x - wide} ${y}Q${one(x - size * 0.4)} ${one(y - size * 0.3)} ${x} ${y - size}Q${one(x + size * 0.6)} ${one(y - size * 0.5)} ${one(x + wide)} ${y}`
  const strokes = Array.from(
    { length: Math.ceil(size / 3) },
    (_, n, share = (n + 0.5) / Math.ceil(size / 3)) => {
      // On the right side of the outline, and from there down to the foot.
      const [at, up] = [
        x + 2 * share * (1 - share) * size * 0.6 + share ** 2 * wide,
        (1 - share) ** 2 * size + share * (1 - share) * size,
      ]
      return `M${one(at)} ${one(y - up)}l${one(-up * 0.24)} ${one(up * 0.86)}`
    },
  )
  return path('ground bare', `${outline}z`) + path('thin', strokes.join('')) + path('edge', outline)
}

/** The ranges behind the coast, each from back to front. */
export const hills = [
  // Behind Ventura, and right of the name of Santa Barbara.
  [206, 40, 20],
  [234, 46, 13],
  // Behind the valleys of Los Angeles, right of the name of Camarillo.
  [462, 58, 22],
  [492, 64, 16],
  [522, 76, 28],
  [558, 88, 22],
  [588, 98, 18],
  // Between the road and Malibu.
  [318, 200, 9],
  [338, 206, 14],
  [366, 212, 11],
  [394, 212, 14],
  [424, 214, 10],
]
  .map(([x = 0, y = 0, size = 0]) => hill(x, y, size))
  .join('')
