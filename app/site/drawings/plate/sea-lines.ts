type Point = readonly [x: number, y: number]

/** The size of a cell of the grid on which distances are measured, and how far it extends beyond the sheet. */
const [cell, margin] = [3, 60]

/** The distance of a place from the nearest shore: positive at sea, negative on land. */
function distanceTo(lands: readonly (readonly Point[])[], x: number, y: number) {
  let [nearest, isLand] = [Infinity, false]
  for (const land of lands) {
    let [fromX, fromY] = land.at(-1)!
    for (const [toX, toY] of land) {
      const [dx, dy] = [toX - fromX, toY - fromY]
      const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)
      const at = Math.max(0, Math.min(1, part))
      nearest = Math.min(nearest, Math.hypot(x - fromX - dx * at, y - fromY - dy * at))
      if (fromY > y !== toY > y && x < fromX + ((y - fromY) / dy) * dx) isLand = !isLand
      ;[fromX, fromY] = [toX, toY]
    }
  }
  return isLand ? -nearest : nearest
}

type Grid = { columns: number; rows: number; values: Float64Array }

/** The mean of the values around each one, first along the rows, then along the columns. */
function blurred({ columns, rows, values }: Grid, reach: number): Grid {
  const pass = (from: Float64Array, stride: number, length: number) =>
    from.map((_, index) => {
      const at = Math.floor(index / stride) % length
      let [sum, count] = [0, 0]
      for (let step = -reach; step <= reach; step++)
        if (at + step >= 0 && at + step < length) {
          sum += from[index + step * stride]!
          count++
        }
      return sum / count
    })
  const once = (from: Float64Array) => pass(pass(from, 1, columns), columns, rows)
  return { columns, rows, values: once(once(values)) }
}

/** The lines along which a grid has a value, as chains of points. */
function contours({ columns, rows, values }: Grid, level: number) {
  const next = new Map<number, { to: number; at: Point }>()
  /** Where the level is crossed between two corners of a cell: a key that both its neighbors know, and the place. */
  const crossing = (from: number, to: number) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    const part = (level - values[low]!) / (values[high]! - values[low]!)
    const at: Point = [
      ((low % columns) + (high - low === 1 ? part : 0)) * cell - margin,
      (Math.floor(low / columns) + (high - low === 1 ? 0 : part)) * cell - margin,
    ]
    return { key: low * 2 + (high - low === 1 ? 0 : 1), at }
  }
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column
      const around = [corner, corner + 1, corner + columns + 1, corner + columns]
      const isIn = around.map((index) => values[index]! > level)
      const [ins, outs]: number[][] = [[], []]
      around.forEach((_, side) => {
        if (isIn[side] && !isIn[(side + 1) % 4]) outs!.push(side)
        if (!isIn[side] && isIn[(side + 1) % 4]) ins!.push(side)
      })
      for (const [index, side] of ins!.entries()) {
        const from = crossing(around[side]!, around[(side + 1) % 4]!)
        const last = outs![index]!
        const to = crossing(around[last]!, around[(last + 1) % 4]!)
        next.set(from.key, { to: to.key, at: from.at })
      }
    }
  const ends = new Set(Array.from(next.values(), ({ to }) => to))
  const chains: Point[][] = []
  // Lines that begin at the edge come first; what is left are rings.
  for (const start of [
    ...Array.from(next.keys()).filter((key) => !ends.has(key)),
    ...next.keys(),
  ]) {
    const chain: Point[] = []
    for (let step = next.get(start), key = start; step; step = next.get(key)) {
      next.delete(key)
      chain.push(step.at)
      key = step.to
    }
    if (chain.length > 8) chains.push(ends.has(start) ? [...chain, chain[0]!] : chain)
  }
  return chains
}

const half = (value: number) => Math.round(value * 2) / 2

/** A curve through the middles of the steps of every third point, closed if the chain is a ring. */
function curve(chain: Point[]) {
  const points = chain.filter((_, index) => index % 3 === 0)
  const middle = ([x, y]: Point, [toX, toY]: Point) =>
    `${half((x + toX) / 2)} ${half((y + toY) / 2)}`
  const turn = (point: Point, to: Point) =>
    `Q${half(point[0])} ${half(point[1])} ${middle(point, to)}`
  const turns = points.slice(1).map((point, index) => turn(points[index]!, point))
  const [first, last] = [points[0]!, points.at(-1)!]
  const isRing = chain[0] === chain.at(-1)
  return isRing
    ? `M${middle(last, first)}${turns.join('')}${turn(last, first)}z`
    : `M${half(first[0])} ${half(first[1])}${turns.join('')}`
}

/**
 * The lines of a chart's water around all its land, one for each distance from the shore: the further out, the smoother,
 * as an engraver draws them, who does not follow every bay.
 */
export function seaLines(
  lands: readonly (readonly Point[])[],
  [width, height]: readonly [number, number],
  distances: readonly number[],
) {
  const [columns, rows] = [width, height].map((size) => Math.ceil((size + 2 * margin) / cell) + 1)
  const values = Float64Array.from({ length: columns! * rows! }, (_, index) =>
    distanceTo(
      lands,
      (index % columns!) * cell - margin,
      Math.floor(index / columns!) * cell - margin,
    ),
  )
  return distances.map((distance) => {
    const smooth = blurred({ columns: columns!, rows: rows!, values }, Math.round(distance / 9))
    return contours(smooth, distance).map(curve).join('')
  })
}
