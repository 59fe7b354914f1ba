import { path } from './sheet.ts'

type Pose = {
  /** Without its cap, so that the lip of the neck is visible. */
  open?: boolean
  /** Off the ground, and therefore without a shadow on it. */
  lifted?: boolean
  /** Degrees clockwise about the middle of its base. */
  turn?: number
}

/** A bottle standing on `y`: glass lit from the left, with its shadow on the ground. */
export function bottle(x: number, y: number, scale: number, pose: Pose = {}) {
  const { open, lifted, turn } = pose
  const rotation = turn ? ` rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y})${rotation} scale(${scale})">${[
    lifted ? '' : path('cast', 'M-30 0L20 -22H78L40 0z'),
    path('blueprint', 'M-32 0V-70Q-32 -92 -11 -100V-118H11V-100Q32 -92 32 -70V0z'),
    path('dark bare', 'M8 0V-100H11Q32 -92 32 -70V0z'),
    open ? path('blueprint', 'M-14 -116V-124H14V-116z') : path('poppy', 'M-14 -118V-138H14V-118z'),
    path('label', 'M-32 -24H32V-62H-32z'),
    path(
      'mark bare',
      'M-22 -34h6v-8h-6zM-12 -34h6v-14h-6zM-2 -34h6v-20h-6zM10 -50h16v3h-16zM10 -43h12v3h-12z',
    ),
    path('label bare', 'M-25 -66h5v-12q0 -5 5 -8v20z'),
  ].join('')}</g>`
}
