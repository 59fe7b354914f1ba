import { letters } from './average-width.ts'

/** Fonts of operating systems that have the same widths. */
export type SystemFont = {
  /** Those of Linux first, where each name is looked up by another process, for which the first layout waits. */
  names: string[]
  /** Advance widths of `letters`, in thousandths of an em. */
  widths: number[]
}

/** Many Linux systems have DejaVu instead of Arial. Roboto (Android) is up to 6 % narrower than Arial. */
export const regular: SystemFont[] = [
  {
    names: ['DejaVu Sans'],
    widths: [
      613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521,
      392, 634, 592, 818, 592, 592, 525, 318,
    ],
  },
  {
    names: ['Liberation Sans', 'Arial', 'Roboto'],
    widths: [
      556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
      278, 556, 500, 722, 500, 500, 500, 278,
    ],
  },
]

export const bold: SystemFont[] = [
  {
    names: ['DejaVu Sans Bold'],
    widths: [
      675, 716, 593, 716, 678, 435, 716, 712, 343, 343, 665, 343, 1042, 712, 687, 716, 716, 493,
      595, 478, 712, 652, 924, 645, 652, 582, 348,
    ],
  },
  {
    names: ['Liberation Sans Bold', 'Arial Bold', 'Roboto Bold'],
    widths: [
      556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
      333, 611, 556, 778, 556, 556, 500, 278,
    ],
  },
]

/** These three differ by less than 1 %. */
export const mono: SystemFont[] = [
  {
    names: ['DejaVu Sans Mono', 'Liberation Mono', 'Courier New'],
    widths: Array.from(letters, () => 600),
  },
]
