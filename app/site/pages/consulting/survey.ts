import { cabinetParcel } from '#app/site/drawings/plate/cabinet.ts'
import { disc } from '#app/site/drawings/plate/disc.ts'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { surveyor } from './surveyor.ts'

/** Five stages, in the middle of the five equal parts of the cross-section. */
const stages = 5
const sight = 92
const base = 420
/** The height from the cross-section in front to the far edge of the land. */
const rise = 62

const smooth = (share: number) => (1 - Math.cos(Math.PI * Math.min(1, Math.max(0, share)))) / 2

/** The ground level at a share of the width: it falls slightly everywhere, and too much before the cart. */
const ground = (at: number) => Math.round(206 + at * 62 + smooth((at - 0.36) / 0.1) * 78)

type Land = {
  width: number
  weight?: number
  hatching?: number
  /** The distance from the cross-section to the far edge, and the share of it at which the staffs stand. */
  deep?: number
  behind?: number
  /** The distance of the parcel from the middle of its stage. */
  ahead?: number
  /** The tripod of the level. */
  stand?: number
}

/** A leveling survey along the funnel in cross-section, which shows how much lower each stage is. */
export function survey({
  width,
  weight = 1,
  hatching = 1,
  deep = 110,
  behind = 0.5,
  ahead = 4,
  stand = 112,
}: Land) {
  const cut = { from: 2, to: width - deep - 14 }
  const x = (at: number) => Math.round(cut.from + at * (cut.to - cut.from))
  const shares = (from: number, to: number) => {
    const inner = [0.36, 0.38, 0.4, 0.42, 0.44, 0.46].filter((at) => at > from && at < to)
    return [from, ...inner, to]
  }
  /** The edge of the land between two shares of the width, at a given distance back and below the surface. */
  const edge = (from: number, to: number, back = 0, below = 0) =>
    shares(from, to).map((at) => `${x(at) + deep * back} ${ground(at) - rise * back + below}`)
  const area = (near: string[], far: string[]) =>
    `M${near.join('L')}L${far.toReversed().join('L')}z`
  const land = (from: number, to: number) => area(edge(from, to), edge(from, to, 1))
  const layer = (top: number, bottom: number | string[]) =>
    area(edge(0, 1, 0, top), typeof bottom === 'number' ? edge(0, 1, 0, bottom) : bottom)
  const floor = [`${cut.from} ${base}`, `${cut.to} ${base}`]

  const stations = Array.from({ length: stages }, (_, index) => (index + 0.5) / stages)
  const foot = (at: number) => [x(at) + deep * behind, ground(at) - rise * behind] as const
  const shadow = [Math.round(deep * 0.56), Math.round(rise * (1 - behind) * 0.52)]
  const staff = (at: number) => {
    const [left, foots] = [foot(at)[0] - 7, foot(at)[1]]
    const top = sight - 44
    const marks = Array.from({ length: Math.floor((foots - top) / 14) }, (_, n) =>
      n % 2 ? '' : `M${left} ${top + n * 14}h${n % 4 ? 7 : 14}v14h-${n % 4 ? 7 : 14}z`,
    )
    return [
      path('cast', `M${left} ${foots}h14l${shadow.join(' -')}h-14z`),
      path('light', `M${left} ${top}h14V${foots}h-14z`),
      path('solid bare', marks.join('')),
      path('poppy', disc(left + 7, sight, 7)),
      path('cut', `M${left - 8} ${foots}h30`),
      path('thin', `M${x(at)} ${ground(at)}V${base + 12}`),
    ].join('')
  }

  const [hole, brink] = [ground(0.47), ground(0.35)]
  const drop = x(0.4) + 4
  return sheet(
    { width, height: 440, weight, hatching },
    path('cast', `M${cut.to} ${base}l${deep} -${rise}l14 10l-${deep} ${rise}z`),
    // The land from above: only the steep drop is highlighted.
    path('light', land(0, 1)),
    path('tone bare', land(0.46, 1)),
    path('poppy', land(0.36, 0.46)),
    path('thin', stations.map((at) => `M${x(at)} ${ground(at)}l${deep} -${rise}`).join('')),
    path('edge', `M${edge(0, 1, 1).join('L')}`),
    // The cross-section: turf, soil, rock.
    path('light bare', layer(0, floor)),
    path('tone bare', layer(0, 64)),
    path('shade bare', layer(20, 64)),
    path('dark bare', layer(64, floor)),
    path('edge', `M${edge(0, 1, 0, 64).join('L')}`),
    path('thin', `M${edge(0, 1, 0, 20).join('L')}`),
    path('cut void', layer(0, floor)),
    path('cut', `M${edge(0, 1).join('L')}`),
    path('solid', `M${cut.to} ${ground(1)}l${deep} -${rise}V${base - rise}L${cut.to} ${base}z`),
    // The line of sight of the level.
    path('plan', `M${stand + 34} ${sight}H${width - 8}`),
    stations.map(staff).join(''),
    // The order that gets no further.
    cabinetParcel({
      at: [x(0.5) + ahead - 38, ground(0.5) - 6],
      size: [46, 34],
      back: [deep * 0.24, rise * 0.24],
      fill: 'tone',
    }),
    // The height by which this stage is too low.
    path('plan', `M${drop - 26} ${brink + 8}H${drop + 88}`),
    path(
      'light',
      `M${drop + 27} ${brink + 26}l10 -16l10 16h-6V${hole - 20}h6l-10 16l-10 -16h6V${brink + 26}z`,
    ),
    surveyor(stand, sight),
  )
}
