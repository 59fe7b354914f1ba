import type { Ridge } from './plate/terrain.ts'

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
  [100, 0],
]

/** San Miguel: low, with two round hills. */
export const sanMiguel: Ridge = [
  [0, 0],
  [6, 22],
  [18, 40],
  [30, 78],
  [38, 92],
  [46, 74],
  [55, 70],
  [66, 98],
  [74, 90],
  [86, 48],
  [95, 24],
  [100, 0],
]

/** Santa Rosa: a long table that rises to its middle. */
export const santaRosa: Ridge = [
  [0, 0],
  [4, 16],
  [14, 28],
  [24, 34],
  [34, 58],
  [42, 70],
  [49, 95],
  [54, 100],
  [60, 84],
  [68, 76],
  [76, 56],
  [86, 46],
  [94, 26],
  [100, 0],
]

/** From Point Conception: the Santa Ynez Mountains, Topatopa, and the plain of Oxnard, behind the mountains in the east. */
export const mainlandRange: Ridge = [
  [0, 0],
  [2, 20],
  [5, 30],
  [8, 46],
  [12, 54],
  [15, 50],
  [19, 66],
  [23, 62],
  [27, 78],
  [31, 70],
  [35, 84],
  [38, 74],
  [42, 88],
  [46, 80],
  [50, 70],
  [54, 82],
  [58, 100],
  [61, 92],
  [65, 96],
  [69, 72],
  [73, 62],
  [77, 42],
  [82, 34],
  [88, 30],
  [94, 36],
  [100, 30],
]

/** From Point Mugu, which falls into the sea, over Boney Mountain. */
export const santaMonicaRange: Ridge = [
  [0, 0],
  [3, 24],
  [6, 34],
  [10, 32],
  [16, 46],
  [21, 44],
  [27, 66],
  [31, 62],
  [37, 84],
  [40, 82],
  [45, 100],
  [50, 88],
  [54, 92],
  [60, 72],
  [66, 78],
  [72, 64],
  [79, 74],
  [86, 68],
  [93, 78],
  [100, 70],
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
