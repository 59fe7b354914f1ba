import { launchChromium } from './launch-chromium.ts'
import { barePageServer } from './bare-page.ts'

const rounds = 6
/** Fonts and the boot script have come by then. */
const watchedMs = 2400
/** As Lighthouse counts: a phone takes four times as long, and what a task takes beyond 50 ms blocks. */
const slowdown = 4
const blockingMs = 50

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time of the thread, in microseconds like the others. */
  tdur?: number
  args: { name?: string }
}
type Opening = { total: number; longest: number }

/**
 * Rows of a table, the head first: the processor time that a page's main thread takes until 2.4 s after it was asked
 * for, beside a bare page and any other `addresses` in the same rounds. Unlike Lighthouse's time it leaves out waiting
 * for a core, so it repeats to a few hundredths. Means of the faster half of the rounds, because V8 collects garbage
 * in some of them.
 */
export async function processorTime(
  url: string,
  paths: string[],
  addresses: string[],
  say: (words: string) => void,
) {
  const bare = await barePageServer()
  const targets = [bare.url, ...addresses, ...paths.map((path) => url + path)]
  const openings = new Map<string, Opening[]>(targets.map((target) => [target, []]))
  try {
    for (let round = 0; round < rounds; round++) {
      say(`Processor time, round ${round + 1} of ${rounds}`)
      for (const target of targets) openings.get(target)!.push(await open(target))
    }
  } finally {
    bare.close()
  }
  const [floor, ...others] = targets.map((target) => fasterHalf(openings.get(target)!))
  const compared = others.slice(0, addresses.length)
  return [
    ['', 'of the bare page', ...addresses.map((address) => `of ${address}`), 'longest', 'blocked'],
    ['a bare page', `${floor!.total.toFixed(1)} ms`, ...compared.map(() => ''), ...longest(floor!)],
    ...others.map((opening, place) => [
      [...addresses, ...paths][place]!,
      ...[floor!, ...compared].map(({ total }) => `${(opening.total / total).toFixed(2)} x`),
      ...longest(opening),
    ]),
  ]
}

const longest = ({ longest: time }: Opening) => [
  `${time.toFixed(1)} ms`,
  `${Math.max(0, Math.round(time * slowdown - blockingMs))} ms`,
]

/** In a browser of its own, at the size of Lighthouse's phone. */
async function open(target: string): Promise<Opening> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    })
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
    await page.goto(target)
    await page.waitForTimeout(watchedMs)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    return mainThread(trace.traceEvents)
  } finally {
    await browser.close()
  }
}

/** Of the busiest main thread, which is that of the page: the browser keeps an empty one ready. */
function mainThread(events: TraceEvent[]): Opening {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const times = mains.map((main) => {
    const own = events.filter(
      ({ ph, pid, tid }) => ph === 'X' && pid === main.pid && tid === main.tid,
    )
    return outermost(own).map(({ tdur = 0 }) => tdur / 1000)
  })
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0)
  const [tasks = []] = times.toSorted((one, other) => sum(other) - sum(one))
  return { total: sum(tasks), longest: Math.max(0, ...tasks) }
}

function outermost(events: TraceEvent[]) {
  let end = 0
  return events
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

function fasterHalf(openings: Opening[]): Opening {
  const half = openings
    .toSorted((one, other) => one.total - other.total)
    .slice(0, Math.ceil(openings.length / 2))
  const mean = (key: keyof Opening) =>
    half.reduce((total, opening) => total + opening[key], 0) / half.length
  return { total: mean('total'), longest: mean('longest') }
}
