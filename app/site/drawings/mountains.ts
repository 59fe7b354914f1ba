type Degrees = readonly [longitude: number, latitude: number]

/** A mountain range: the reach of its slopes in hundredths of a degree of latitude, and its crest from west to east. */
export type Mountains = readonly [reach: number, ...crest: Degrees[]]

/** The ranges of the mainland from Point Conception to Malibu. */
export const mainlandRanges: Mountains[] = [
  // The Santa Ynez Mountains, from Point Conception to Matilija.
  [
    2.9,
    [-120.43, 34.49],
    [-120.3, 34.507],
    [-120.15, 34.51],
    [-120, 34.51],
    [-119.88, 34.515],
    [-119.78, 34.508],
    [-119.66, 34.504],
    [-119.54, 34.498],
    [-119.43, 34.486],
    [-119.33, 34.484],
  ],
  // Nordhoff Ridge and Topatopa.
  [2.9, [-119.3, 34.502], [-119.22, 34.51], [-119.14, 34.505], [-119.06, 34.517]],
  // Red Mountain, and Sulphur Mountain with its end above Santa Paula.
  [1.8, [-119.4, 34.372], [-119.33, 34.353]],
  [2.3, [-119.27, 34.395], [-119.19, 34.417], [-119.1, 34.424], [-119.04, 34.408]],
  // South Mountain and Oak Ridge.
  [2.3, [-119.09, 34.315], [-119, 34.335], [-118.9, 34.362], [-118.8, 34.385]],
  // Big Mountain, towards the Santa Susana Mountains.
  [1.8, [-118.9, 34.31], [-118.82, 34.312], [-118.74, 34.322]],
  // The Santa Monica Mountains.
  [2.1, [-119.02, 34.1], [-118.95, 34.09], [-118.88, 34.086], [-118.8, 34.07], [-118.73, 34.066]],
]

/** San Miguel, Santa Rosa, and the two ridges of Santa Cruz. */
export const islandRanges: Mountains[] = [
  [1, [-120.41, 34.038], [-120.365, 34.04], [-120.33, 34.033]],
  [2.2, [-120.16, 33.958], [-120.105, 33.944], [-120.03, 33.958]],
  [1.8, [-119.89, 34.058], [-119.83, 34.046], [-119.77, 34.035], [-119.7, 34.013]],
  [1.6, [-119.63, 34.002], [-119.585, 34.018], [-119.555, 34.035]],
  [1.3, [-119.83, 33.981], [-119.75, 33.979], [-119.68, 33.99]],
]
