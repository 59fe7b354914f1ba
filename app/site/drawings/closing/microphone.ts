import { cylinder } from '#app/site/drawings/plate/cylinder.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { halftone } from '#app/site/drawings/plate/halftone.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'

const round = Math.round

/** An ellipse as a circle on a floor is seen. */
const flat = (x: number, y: number, radius: number) =>
  `<g transform="translate(${x} ${y}) scale(1 .577)">${path('cast', disc(0, 0, radius))}</g>`

/** The dome of woven wire on the collar, `r` wide to each side. Its wires meet at the top, and its shade ends there. */
function grille(x: number, y: number, r: number, dots: boolean) {
  const [deep, tall, cap] = [round(r * 0.577), round(r * 1.16), round(r)]
  const shoulder = y - tall
  const dome = `M${x - r} ${y}V${shoulder}A${r} ${cap} 0 0 1 ${x + r} ${shoulder}V${y}A${r} ${deep} 0 0 1 ${x - r} ${y}z`
  const rings = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
    const at = round(y - share * tall)
    return `M${x - r} ${at}A${r} ${deep} 0 0 0 ${x + r} ${at}`
  })
  const meridian = (share: number) => {
    const off = round(r * share)
    const from = round(y + deep * Math.sqrt(1 - share ** 2))
    const top = round(shoulder + deep * Math.sqrt(1 - share ** 2) * 0.5)
    return `M${x + off} ${from}V${top}Q${x + off} ${round(shoulder - cap * 0.72)} ${x} ${shoulder - cap}`
  }
  return [
    path('tone', dome),
    `<clipPath id="dome"><path d="${dome}"/></clipPath><g clip-path="url(#dome)">`,
    dots
      ? halftone(
          [x - r, x + r],
          [shoulder - cap, y + deep],
          'blueprint-deep',
          (depth) => 7 * depth,
          9,
        )
      : '',
    path('thin', rings.join('') + [-0.84, -0.56, -0.28, 0, 0.56, 0.84].map(meridian).join('')),
    path('dark bare', `${meridian(0.28)}H${x + r}V${y + deep}z`),
    '</g>',
    path('cut void', dome),
  ].join('')
}

/** The microphone of the recording, turned from one piece: its foot, body and collar each one step wider or narrower. */
export function microphone(x: number, floor: number, scale: number, dots = false) {
  const sized = (value: number) => round(value * scale)
  const turned = (z: number, to: number, radius: number, wall?: string, lid?: string) =>
    cylinder({
      origin: [x, floor],
      at: [0, 0, sized(z)],
      radius: radius * scale,
      height: sized(to) - sized(z),
      ...(wall ? { wall } : {}),
      ...(lid ? { lid } : {}),
    })
  const [over, down, wide] = [sized(138), sized(18), sized(88)]
  const half = round(wide * 0.577)
  const body = sized(103)
  return [
    // The shadow of the foot, and that of the body up to the dome.
    flat(x + sized(10), floor + sized(3), sized(133)),
    path(
      'cast',
      `M${x} ${floor - round(body * 0.577)}L${x + over} ${floor + down - half}A${wide} ${half} 0 0 1 ${x + over} ${floor + down + half}L${x} ${floor + round(body * 0.577)}z`,
    ),
    turned(0, 20, 108),
    turned(20, 98, 84),
    turned(98, 118, 84, 'poppy'),
    turned(118, 160, 84),
    turned(160, 182, 94, 'solid', 'tone'),
    grille(x, floor - sized(182), sized(104), dots),
  ].join('')
}
