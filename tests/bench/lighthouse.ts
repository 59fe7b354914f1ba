import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from '#tests/browser/find-chromium.ts'

/** Milliseconds with Lighthouse's mobile defaults: slow 4G and a processor slowed four times, simulated. */
export type Sample = {
  fcp: number
  lcp: number
  speedIndex: number
  mainThread: number
  tbt: number
  cls: number
  requests: number
  bytes: number
  /** Performance, accessibility, best practices and SEO scores, out of 100. */
  scores: number[]
}

type Report = {
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { transferSize?: number; url: string }[] } }
  >
  categories: Record<string, { score: number | null }>
  runtimeError?: { message: string }
}
type Tools = {
  lighthouse: (url: string, flags: object) => Promise<{ lhr: Report }>
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

const folder = join(import.meta.dirname, '../../node_modules/.cache/lighthouse')
const wanted = { lighthouse: '13.5.0', 'chrome-launcher': '1.2.1' }

/** Lighthouse is large and used only here, so it is installed at first use, beside the project's packages. */
export async function loadLighthouse(): Promise<Tools> {
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: wanted }),
    )
    const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  const require = createRequire(join(folder, 'package.json'))
  const load = (name: string) => import(pathToFileURL(require.resolve(name)).href)
  return {
    lighthouse: (await load('lighthouse')).default,
    launch: (await load('chrome-launcher')).launch,
  }
}

/** One visit in a fresh browser with an empty cache. */
export async function measure({ lighthouse, launch }: Tools, url: string): Promise<Sample> {
  const chrome = await launch({
    chromePath: findChromium(),
    // Besides those of Lighthouse's own command.
    chromeFlags: [
      '--headless=new',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-component-update',
    ],
    logLevel: 'silent',
  })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return sampleOf(lhr)
  } finally {
    chrome.kill()
  }
}

function sampleOf({ audits, categories }: Report): Sample {
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url.startsWith('http'),
  )
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    speedIndex: figure('speed-index'),
    mainThread: figure('mainthread-work-breakdown'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map((id) =>
      Math.round((categories[id]?.score ?? 0) * 100),
    ),
  }
}
