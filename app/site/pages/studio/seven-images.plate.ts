import { bottle } from '#app/site/drawings/plate/bottle.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { heldBottle } from '#app/site/drawings/plate/held-bottle.ts'
import { inked, path, rect, sheet } from '#app/site/drawings/plate/sheet.ts'
import { pouring } from './pouring.ts'

const cell = 150
const square = (pen: string) => rect(`${pen} bare`, 0, 0, cell, cell)

/** The main image: the product alone, on white. */
const main =
  rect('label bare', 0, 0, cell * 2, cell * 3) +
  path('cast', 'M218 398V350H288L234 398z') +
  bottle(144, 398, 2.3, { lifted: true })

/** For scale. */
const held =
  square('poppy') +
  `<svg width="${cell}" height="${cell}" viewBox="0 24 376 376">${heldBottle}</svg>`

/** Everything that is in the box, half taken out of it. */
const unpacked =
  square('tone') +
  path('cast', 'M130 138l12 -12V86h-12z') +
  path('solid', 'M20 62H130V96H20z') +
  path('light', 'M20 62L6 44H22L36 62zM130 62L144 44H128L114 62z') +
  bottle(54, 128, 0.78, { lifted: true }) +
  path('label', 'M84 44h30v60h-30z') +
  path('poppy bare', 'M84 44h30v14h-30z') +
  path('edge', 'M91 68h16M91 76h16') +
  path('light', 'M20 90H130V138H20z') +
  path('shade bare', 'M98 90H130V138H98z') +
  path('poppy bare', 'M68 90h14v18h-14z') +
  path('cut void', 'M20 90H130V138H20z')

/** The ridges of its cap under the lens. */
const detail =
  square('solid') +
  inked('sheet', '<path stroke-width="11" stroke-linecap="round" d="M40 116L16 140"/>') +
  path('label', disc(84, 70, 56)) +
  path('blueprint', 'M64 84H104V119Q84 128 64 119z') +
  path('dark bare', 'M88 84H104V119Q98 122 88 122z') +
  path('poppy', 'M54 30H114V88H54z') +
  path('edge', 'M62 34V84M70 34V84M78 34V84M86 34V84M94 34V84M101 34V84M107 34V84') +
  path('dark bare', 'M94 30H114V88H94z') +
  inked('sheet', `<path stroke-width="7" d="${disc(84, 70, 56)}"/>`)

/** Its size as a drawing: height and width between their marks. */
const size =
  square('blueprint') +
  inked(
    'sheet',
    path('thin', 'M0 30H150M0 60H150M0 90H150M0 120H150M30 0V150M60 0V150M90 0V150M120 0V150'),
    `<g transform="translate(66 116) scale(.76)">${path('cut', 'M-32 0V-70Q-32 -92 -11 -100V-118H11V-100Q32 -92 32 -70V0zM-14 -118V-138H14V-118M-32 -24H32M-32 -62H32')}</g>`,
    path('cut', 'M118 11V116M110 11H126M110 116H126M42 132H90M42 126V138M90 126V138'),
  )

/** Whether it fits into the holder, which is why it would come back. */
const fitting =
  square('tone') +
  bottle(75, 132, 0.86, { lifted: true }) +
  path('light', 'M12 66H46V132H104V66H138V151H12z') +
  path('shade bare', 'M104 66H138V151H104z') +
  path('cut void', 'M12 66H46V132H104V66H138V151H12z') +
  inked('poppy', path('cut', 'M46 54H104M46 46V62M104 46V62'))

/** The main image, and the six that follow it in the order of the note. */
const small = [held, unpacked, detail, square('label') + pouring(0, 137, 0.64), size, fitting]

export default sheet(
  { width: cell * 4 + 4, height: cell * 3 + 4 },
  `<g transform="translate(2 2)">${main}`,
  ...small.map((image, at) => {
    const [x, y] = [(2 + (at % 2)) * cell, Math.floor(at / 2) * cell]
    return `<svg x="${x}" y="${y}" width="${cell}" height="${cell}">${image}</svg>`
  }),
  path('cut', `M300 0V450M450 0V450M300 150H600M300 300H600M0 0H600V450H0z`),
  '</g>',
)
