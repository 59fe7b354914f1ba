import { inked, path, rect } from './sheet.ts'

/** A camera on its tripod, 112 above `y`, that looks to the right or the left. */
export function camera(x: number, y: number, scale = 1, left = false) {
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    path('cast', 'M-30 0L32 0L76 -18L30 -18z'),
    `<g transform="scale(${left ? -1 : 1} 1)">`,
    path('cut', 'M0 -66L-28 0M0 -66L28 0M0 -66V-8'),
    path('solid', 'M-8 -74h16v12h-16z'),
    rect('solid', -32, -112, 52, 38),
    rect('poppy', -26, -118, 12, 6),
    path('solid', 'M-8 -112l5 -8h16l5 8z'),
    inked('sheet', path('edge', 'M-28 -88h44M-28 -104h10')),
    rect('tone', 20, -106, 10, 26) + rect('light', 30, -109, 16, 32),
    path('shade bare', 'M20 -90h26v13h-26z'),
    path('blueprint', 'M46 -108q8 15 0 30z'),
    '</g></g>',
  ].join('')
}
