import { path } from '#app/site/drawings/plate/sheet.ts'

/** The pencil with which the order's path is drawn: its tip is at `x` and `y`, its end `turn` degrees below the right. */
export const pencil = (x: number, y: number, turn: number, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}">${[
    path('cast', 'M30 18L150 18L184 -8V24L150 34H44z'),
    path('light', 'M0 0L34 -17V17z'),
    path('solid', 'M0 0L14 -7V7z'),
    path('poppy', 'M34 -17H140V17H34z'),
    path('shade bare', 'M34 6H140V17H34z'),
    path('edge', 'M34 -6H140M34 6H140'),
    path('light', 'M140 -17h14v34h-14z'),
    path('blueprint', 'M154 -17h8q10 0 10 10v14q0 10 -10 10h-8z'),
    path('cut void', 'M0 0L34 -17H162q10 0 10 10v14q0 10 -10 10H34z'),
  ].join('')}</g>`
