import { disc } from '#app/site/drawings/plate/disc.ts'
import { inked, path, rect } from '#app/site/drawings/plate/sheet.ts'

/** The position of each fader, from 0 to 1. Only the third is above break-even. */
const faders = [0.34, 0.22, 0.86, 0.44, 0.12, 0.4]
export const clearing = 2
const breakEven = 0.58

type Strip = { left: number; top: number; width: number; tall: number }

/** Knob, fader and label are side by side with lamps, or stacked in a narrow strip. */
function places({ left, top, width, tall }: Strip) {
  const narrow = width < 160
  const middle = Math.round(left + width * (narrow ? 0.5 : 0.46))
  return {
    middle,
    travel: [top + (narrow ? 94 : 30), top + tall - (narrow ? 58 : 42)],
    knob: [narrow ? middle : left + 38, top + 42],
    lamps: narrow ? 0 : 9,
  } as const
}

/** The strip of one channel, seen from above. */
function strip(at: Strip, share: number, index: number) {
  const clears = index === clearing
  const { middle, knob, travel, lamps } = places(at)
  const [from, to] = travel
  const y = Math.round(to - (to - from) * share)
  const turn = (share - 0.5) * 4.4
  const tip = (length: number) =>
    `${Math.round(knob[0] + Math.sin(turn) * length)} ${Math.round(knob[1] - Math.cos(turn) * length)}`
  const ticks = Array.from({ length: 9 }, (_, n) => {
    const y = Math.round(from + ((to - from) * n) / 8)
    const long = n % 4 ? 8 : 14
    return `M${middle - 16 - long} ${y}h${long}M${middle + 16} ${y}h${long}`
  })
  const column = Array.from({ length: lamps }, (_, n) => {
    const pen = n / lamps >= share ? 'ground' : clears && n > 5 ? 'poppy bare' : 'solid bare'
    return rect(pen, middle + 72, to - n * Math.round((to - from) / 8.4) - 4, 26, 8)
  })
  return [
    path('cast', disc(knob[0] + 8, knob[1] + 6, 20)),
    path('solid', disc(knob[0], knob[1], 20)),
    path('light', disc(knob[0], knob[1], 14)),
    path('cut', `M${tip(3)}L${tip(17)}`),
    path('edge', ticks.join('')),
    rect('ground', middle - 4, from - 10, 8, to - from + 20),
    column.join(''),
    path('cast', `M${middle + 24} ${y - 8}l16 12v22h-48l-16 -12z`),
    rect(clears ? 'poppy' : 'solid', middle - 24, y - 14, 48, 28),
    rect('ground bare', middle + 15, y - 13, 8, 26),
    inked('blueprint-deep', path('cut', `M${middle - 20} ${y}h32`)),
    rect('label bare', knob[0] - 20, at.top + at.tall - 38, 40, 20),
    rect('mark bare', knob[0] - 14, at.top + at.tall - 30, [18, 26, 22, 28, 16, 24][index]!, 4),
  ].join('')
}

/** Six strips side by side, with the break-even line across them. */
export function strips(left: number, top: number, width: number, tall: number) {
  const [from, to] = places({ left, top, width, tall }).travel
  const line = Math.round(to - (to - from) * breakEven)
  const bounds = Array.from(
    { length: 5 },
    (_, n) => `M${left + (n + 1) * width} ${top + 12}v${tall - 24}`,
  )
  return [
    path('edge', bounds.join('')),
    `<path class="plan" d="M${left} ${line}h${6 * width}" style="stroke-width:3;stroke-dasharray:10 7"/>`,
    faders
      .map((share, n) => strip({ left: left + n * width, top, width, tall }, share, n))
      .join(''),
  ].join('')
}

const spread = 0.92
const middleOf = (share: number) => (share - 0.5) * 2 * spread

/**
 * The one meter above all channels, its needle past the mark, `width` wide from its left edge: white face, ink scale.
 */
export function meter(left: number, top: number, width: number, tall: number) {
  const frame = 26
  const right = left + width
  const foot = top + tall
  const [cx, cy, r] = [left + width / 2, foot - 44, Math.round(width * 0.4)]
  const at = (share: number, radius: number) =>
    `${Math.round(cx + Math.sin(middleOf(share)) * radius)} ${Math.round(cy - Math.cos(middleOf(share)) * radius)}`
  const band = (from: number, to: number, inner: number, outer: number) =>
    `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`
  const ticks = (count: number, length: (n: number) => number) =>
    Array.from(
      { length: count },
      (_, n) => `M${at(n / (count - 1), r)}L${at(n / (count - 1), r + length(n))}`,
    ).join('')
  const screws = [left + 13, right - 13].flatMap((x) =>
    [top + 13, foot - 13].map((y) => disc(x, y, 5)),
  )
  return [
    path('cast', `M${right + 22} ${top + 40}L${right + 110} ${foot}H${right}z`),
    // Its depth, on the side away from the light.
    path('solid', `M${right} ${top}l26 20V${foot}H${right}z`),
    rect('tone', left, top, width, tall),
    rect('shade bare', left, foot - 48, width, 48),
    path('solid bare', screws.join('')),
    rect('label', left + frame, top + frame, width - 2 * frame, tall - 2 * frame - 22),
    inked(
      'ink',
      path(
        'edge',
        ticks(41, (n) => (n % 4 ? 14 : 26)),
      ),
      path('blueprint bare', band(breakEven, 1, r - 26, r - 4)),
      path('edge', band(0, breakEven, r - 26, r - 4)),
      path('cut', `M${at(breakEven, r - 40)}L${at(breakEven, r + 40)}`),
    ),
    inked('sand', `<path d="M${at(0.9, 30)}L${at(0.87, r - 34)}" stroke-width="8"/>`),
    inked('poppy', `<path d="M${at(0.82, 30)}L${at(0.82, r + 20)}" stroke-width="8"/>`),
    path('mark bare', `M${cx - 52} ${foot - frame - 22}a52 52 0 0 1 104 0z`),
    inked('sheet', path('cut', `M${cx - 9} ${foot - frame - 44}h18`)),
    rect('cut void', left + frame, top + frame, width - 2 * frame, tall - 2 * frame - 22),
    rect('cut void', left, top, width, tall),
  ].join('')
}
