import { path } from './sheet.ts'

/** A bottle standing on `y`: glass lit from the left, its shadow on the ground. Opened, it has no cap and stands nowhere. */
export const bottle = (x: number, y: number, scale: number, isOpened = false) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${[
    isOpened ? '' : path('cast', 'M-30 0L20 -22H78L40 0z'),
    path('blueprint', 'M-32 0V-70Q-32 -92 -11 -100V-118H11V-100Q32 -92 32 -70V0z'),
    path('dark bare', 'M8 0V-100H11Q32 -92 32 -70V0z'),
    isOpened ? path('solid', 'M-13 -118V-123H13V-118z') : path('poppy', 'M-14 -118V-138H14V-118z'),
    path('label', 'M-32 -24H32V-62H-32z'),
    path(
      'mark bare',
      'M-22 -34h6v-8h-6zM-12 -34h6v-14h-6zM-2 -34h6v-20h-6zM10 -50h16v3h-16zM10 -43h12v3h-12z',
    ),
    path('label bare', 'M-25 -66h5v-12q0 -5 5 -8v20z'),
  ].join('')}</g>`
