/** A point of a line, and the width of the line there. */
export type Swell = readonly [x: number, y: number, width: number]

const round = (value: number) => Math.round(value * 10) / 10

/** Steps from each point to the next, shorter to write than their positions. */
function steps(points: readonly (readonly [number, number])[], [fromX, fromY]: readonly number[]) {
  let [x, y] = [round(fromX!), round(fromY!)]
  return points.map(([toX, toY]) => {
    const [dx, dy] = [round(round(toX) - x), round(round(toY) - y)]
    ;[x, y] = [round(toX), round(toY)]
    return `${dx}${dy < 0 ? '' : ' '}${dy}`
  })
}

/** Drops points that lie, within `slack`, on the line between their neighbors. */
function sparse(points: Swell[], slack: number) {
  const kept: Swell[] = [points[0]!]
  points.slice(1, -1).forEach(([x, y, width], index) => {
    const [fromX, fromY, from] = kept.at(-1)!
    const [toX, toY, to] = points[index + 2]!
    const part = (x - fromX) / (toX - fromX || 1)
    const isOff = Math.abs(fromY + (toY - fromY) * part - y) > slack
    if (isOff || Math.abs(from + (to - from) * part - width) > slack) kept.push([x, y, width])
  })
  return [...kept, points.at(-1)!]
}

/** The outline of one stroke: along its upper side, and back along its lower side. */
function stroke(all: Swell[]) {
  const points = sparse(all, 0.55)
  const above = points.map(([x, y, width]) => [x, y - width / 2] as const)
  const below = points.map(([x, y, width]) => [x, y + width / 2] as const).toReversed()
  const [first, ...rest] = [...above, ...below]
  return `M${round(first![0])} ${round(first![1])}l${steps(rest, first!).join(' ').replaceAll(' -', '-')}z`
}

/**
 * A line as a burin cuts it: it swells and thins, and is lifted off the plate where its width falls below `least`.
 * The path is to be filled.
 */
export function swelling(line: readonly Swell[], least = 0.35) {
  const strokes: Swell[][] = [[]]
  for (const point of line) {
    if (point[2] >= least) strokes.at(-1)!.push(point)
    else if (strokes.at(-1)!.length > 0) strokes.push([])
  }
  return strokes
    .filter(({ length }) => length > 1)
    .map(stroke)
    .join('')
}
