import { box, face } from '#app/site/drawings/plate/box.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import type { Point3 } from '#app/ui/drawing/isometric.ts'
import { blueprint, ink, type Pdf, page, poppy, tint, white } from './paper.ts'

const origin = [0, 0] as const
const sheets = { width: 210, depth: 150, step: 17 }

/** The cover's ground and its drawing: as many sheets as the text has sections, a parcel on the uppermost. */
export function drawCover(pdf: Pdf, sections: number) {
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf.rect(0, 0, page.width, coverHeight).fill(deep)
  pdf.lineWidth(0.5).strokeColor(white).strokeOpacity(0.12)
  for (let x = 36; x < page.width; x += 36) pdf.moveTo(x, 0).lineTo(x, coverHeight).stroke()
  for (let y = 36; y < coverHeight; y += 36) pdf.moveTo(0, y).lineTo(page.width, y).stroke()
  pdf.strokeOpacity(1)
  pdf.save()
  pdf.translate(page.width - 196, 216)
  drawPaths(pdf, stack(sections))
  pdf.restore()
  pdf.endMarkedContent()
}

/** The height of the navy area, in points. */
export const coverHeight = 540
const deep = '#10224f'

function stack(sections: number) {
  const { width, depth, step } = sheets
  const flat = (z: number, ...[x, y, w, d]: [number, number, number, number]) =>
    face(
      origin,
      ...([
        [x, y, z],
        [x + w, y, z],
        [x + w, y + d, z],
        [x, y + d, z],
      ] satisfies Point3[]),
    )
  const levels = Array.from({ length: sections }, (_, level) => (level - sections + 1) * step)
  const at = [70, 40, 0] as const
  return [
    ...levels.map((z) => path(z % 2 === 0 ? 'light' : 'tone', flat(z, 0, 0, width, depth))),
    path('plan', flat(0, 14, 12, width - 28, depth - 24)),
    box({ origin, at, size: [74, 74, 56], cast: 34 }),
    path('poppy', flat(56, 98, 40, 18, 74)),
    path('poppy', face(origin, [98, 114, 56], [116, 114, 56], [116, 114, 38], [98, 114, 38])),
  ].join('')
}

const fills: Record<string, string> = { light: white, tone: tint, poppy }

/** Draws the SVG paths of a plate in the colours of the cover. */
function drawPaths(pdf: Pdf, paths: string) {
  for (const [, pens = '', d = ''] of paths.matchAll(/<path class="([^"]*)" d="([^"]*)"\/>/g)) {
    const fill = pens
      .split(' ')
      .map((pen) => fills[pen])
      .find(Boolean)
    if (pens === 'shade' || pens === 'cast') {
      hatch(pdf, d, pens === 'shade' ? ink : white)
      continue
    }
    pdf.lineWidth(pens === 'cut' ? 2.4 : 1.2).lineJoin('round')
    pdf.strokeColor(pens === 'plan' ? blueprint : ink)
    pdf.path(d)
    if (fill) pdf.fillAndStroke(fill, ink)
    else pdf.stroke()
  }
}

function hatch(pdf: Pdf, d: string, colour: string) {
  pdf.save().path(d).clip().lineWidth(0.6).strokeColor(colour)
  for (let x = -320; x < 320; x += 4.5)
    pdf
      .moveTo(x, 320)
      .lineTo(x + 448, -320)
      .stroke()
  pdf.restore()
}
