import { cabinet } from '#app/site/drawings/plate/cabinet.ts'
import { path } from '#app/site/drawings/plate/sheet.ts'
import type { Sheet } from './figure.ts'

/** The section's table: the sessions of each step, and their share of the step before. */
const steps = [
  { name: 'all sessions', sessions: 100_000, share: '', fill: 'tone' },
  { name: 'saw a product', sessions: 55_000, share: '55%', fill: 'tone' },
  { name: 'added to cart', sessions: 7_700, share: '14%', fill: 'blueprint' },
  { name: 'reached checkout', sessions: 4_620, share: '60%', fill: 'blueprint' },
  { name: 'ordered', sessions: 2_310, share: '50%', fill: 'poppy' },
] as const

type Layout = Sheet & {
  /** The lower left corner of the first plank, the furthest away. */
  first: readonly [x: number, y: number]
  /** From one plank to the next, to the left and down. */
  nearer: readonly [left: number, down: number]
  perSession: number
  plank: { high: number; back: readonly [right: number, up: number] }
  floor: { left: number; right: number; above: number; below: number; thick: number }
  /** Where the name of a plank stands, from its lower left corner. */
  name: readonly [x: number, y: number, anchor: 'start' | 'end', lines: 1 | 2]
}

/** A plank for each step, cut to the length of its sessions, and in dashed lines what was cut off. */
export function funnel({ label, size, first, nearer, perSession, plank, floor, name }: Layout) {
  const [depth, up] = plank.back
  const cornerOf = (n: number) => [first[0] - n * nearer[0], first[1] + n * nearer[1]] as const
  const one = ({ name: step, sessions, share, fill }: (typeof steps)[number], n: number) => {
    const [x, y] = cornerOf(n)
    const [long, before] = [sessions, steps[Math.max(n - 1, 0)]!.sessions].map(
      (count) => count * perSession,
    ) as [number, number]
    const [end, top] = [x + before, y - plank.high]
    const planned = `M${x + long} ${y}H${end}V${top}H${x + long}M${end} ${y}l${depth} ${-up}v${-plank.high}l${-depth} ${up}M${end + depth} ${top - up}H${x + long + depth}`
    const [nameX, nameY, anchor, lines] = name
    const count = sessions.toLocaleString('en-US')
    const text =
      lines === 1
        ? label(x + nameX, y + nameY, `${step} ${count}`, anchor, size)
        : label(x + nameX, y + nameY - size * 0.62, step, anchor, size) +
          label(x + nameX, y + nameY + size * 0.62, count, anchor, size)
    return [
      path('cast', `M${x + long} ${y}l${depth} ${-up}h${depth * 1.6}l${-depth} ${up}z`),
      n ? path('plan', planned) : '',
      cabinet({
        at: [x, y],
        size: [long, plank.high],
        back: plank.back,
        fill,
        lid: fill === 'tone' ? 'light' : fill,
        outline: long < 80 ? 'edge' : 'cut',
      }),
      share && label(end + depth + size, y - plank.high / 2 - up / 2, share, 'start', size),
      text,
    ].join('')
  }
  const [farX, farY] = cornerOf(0)
  const [nearX, nearY] = cornerOf(steps.length - 1)
  const slope = nearer[0] / nearer[1]
  const [top, bottom] = [farY - floor.above, nearY + floor.below]
  const [shiftTop, shiftBottom] = [floor.above * slope, -floor.below * slope]
  const [back, front] = [farX + shiftTop, nearX + shiftBottom]
  const [left, right] = [front - floor.left, front + floor.right]
  const ground = `M${back - floor.left} ${top}H${back + floor.right}L${right} ${bottom}H${left}z`
  return [
    path('light', ground),
    path('solid', `M${left} ${bottom}H${right}v${floor.thick}H${left}z`),
    steps.map(one).join(''),
  ].join('')
}
