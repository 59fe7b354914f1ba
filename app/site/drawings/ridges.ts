/** A skyline as steps along its width and heights, both in hundredths. */
export type Ridge = readonly (readonly [x: number, up: number])[]

/** Santa Cruz: Montañon, the saddle, then the long back of Diablo Peak. */
export const santaCruz: Ridge = [
  [0, 0],
  [1, 5],
  [3, 9],
  [5, 11],
  [7, 17],
  [9, 16],
  [12, 27],
  [14, 29],
  [17, 39],
  [19, 36],
  [21, 42],
  [23, 35],
  [26, 34],
  [28, 28],
  [31, 29],
  [34, 27],
  [36, 33],
  [39, 36],
  [42, 47],
  [44, 46],
  [47, 61],
  [49, 60],
  [52, 74],
  [54, 72],
  [56, 81],
  [58, 74],
  [60, 77],
  [63, 66],
  [65, 69],
  [68, 60],
  [70, 63],
  [74, 50],
  [77, 52],
  [82, 43],
  [85, 36],
  [88, 31],
  [92, 20],
  [95, 16],
  [98, 5],
  [100, 0],
]
/** Anacapa's three islets, flat on top and steep. The last has the lighthouse. */
export const anacapa: Ridge = [
  [0, 0],
  [1, 22],
  [4, 30],
  [6, 47],
  [9, 50],
  [11, 60],
  [14, 61],
  [16, 68],
  [19, 60],
  [21, 62],
  [25, 48],
  [28, 44],
  [31, 34],
  [34, 30],
  [36, 12],
  [37, 0],
  [40, 0],
  [41, 18],
  [44, 25],
  [47, 27],
  [50, 33],
  [54, 31],
  [58, 30],
  [62, 20],
  [63, 0],
  [67, 0],
  [68, 18],
  [70, 26],
  [75, 29],
  [80, 28],
  [85, 30],
  [90, 27],
  [92, 20],
  [93, 0],
]

const round = (value: number) => Math.round(value * 10) / 10

/** A closed path of a ridge above its base line, smoothed through the middle of each step. */
export function shore(ridge: Ridge, left: number, base: number, width: number, height: number) {
  const points = ridge.map(
    ([x, up]) => [left + (x * width) / 100, base - (up * height) / 100] as const,
  )
  const curve = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    const isAtSea = y === base || fromY === base
    return isAtSea
      ? `L${round(x)} ${round(y)}`
      : `Q${round(fromX)} ${round(fromY)} ${round((fromX + x) / 2)} ${round((fromY + y) / 2)}`
  })
  return `M${round(left)} ${base}${curve.join('')}z`
}
