import { barePageServer } from './bare-page.ts'
import { loadLighthouse, measure, type Sample } from './lighthouse.ts'

/** The content of a column: relative to the bare page, or absolute for the bare page itself. */
type Column = [title: string, shown: (sample: Sample, bare?: Sample) => string]

const times =
  (key: 'fcp' | 'lcp' | 'speedIndex' | 'mainThread'): Column[1] =>
  (sample, bare) =>
    bare ? `${(sample[key] / bare[key]).toFixed(2)} x` : `${Math.round(sample[key])} ms`

const columns: Column[] = [
  ['FCP', times('fcp')],
  ['LCP', times('lcp')],
  ['speed index', times('speedIndex')],
  ['main thread', times('mainThread')],
  ['blocked', ({ tbt }) => `${Math.round(tbt)} ms`],
  ['CLS', ({ cls }) => cls.toFixed(3)],
  ['requests', ({ requests }) => String(requests)],
  ['KiB', ({ bytes }) => (bytes / 1024).toFixed(1)],
  ['scores', ({ scores }) => scores.join(' ')],
]

/**
 * Measures each page with Lighthouse beside a bare page in the same rounds, as medians of `rounds`: how many times as
 * long it takes as the fastest possible page. Returns the rows of a table, the head first.
 */
export async function pageSpeed(
  url: string,
  paths: string[],
  rounds: number,
  say: (words: string) => void,
) {
  const tools = await loadLighthouse()
  const bare = await barePageServer()
  const targets = [bare.url, ...paths.map((path) => url + path)]
  const samples = new Map<string, Sample[]>(targets.map((target) => [target, []]))
  try {
    for (let round = 0; round < rounds; round++)
      for (const target of targets) {
        say(`Lighthouse, round ${round + 1} of ${rounds}: ${new URL(target).pathname}`)
        samples.get(target)!.push(await measure(tools, target))
      }
  } finally {
    bare.close()
  }
  const [floor, ...pages] = targets.map((target) => medianOf(samples.get(target)!))
  return [
    ['', ...columns.map(([title]) => title)],
    ['a bare page', ...columns.map(([, shown]) => shown(floor!))],
    ...pages.map((page, place) => [
      paths[place]!,
      ...columns.map(([, shown]) => shown(page, floor)),
    ]),
  ]
}

function medianOf(samples: Sample[]): Sample {
  const middle = (figures: number[]) =>
    figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
  const of = (key: Exclude<keyof Sample, 'scores'>) => middle(samples.map((sample) => sample[key]))
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    speedIndex: of('speedIndex'),
    mainThread: of('mainThread'),
    tbt: of('tbt'),
    cls: of('cls'),
    requests: of('requests'),
    bytes: of('bytes'),
    scores: [0, 1, 2, 3].map((place) => middle(samples.map(({ scores }) => scores[place]!))),
  }
}
