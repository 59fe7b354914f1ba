import { startSite } from '#tests/browser/start-site.ts'
import { adminScripts } from './admin-scripts.ts'
import { keystrokes } from './keystrokes.ts'

const whole = (figure: number) => Math.round(figure).toLocaleString('en-US')

/** The back office in the browser: the size of its scripts, and how soon the screen responds to a key. */
export async function adminReport(print: (rows: string[][]) => void) {
  const site = await startSite({ RATE_LIMITS: 'off' })
  console.log('Scripts of the back office ...')
  const scripts = await adminScripts(site.url, site.admin)
  console.log('Keys in the inbox ...')
  const keys = await keystrokes(site.url, site.admin)
  await site.stop()
  console.log('\nScript that travels (Brotli) for a screen of the back office opened by itself:')
  print([['', 'bytes'], ...scripts.map(({ what, bytes }) => [what, whole(bytes)])])
  console.log('\nFrom a key to the paint after it, 50 rows, processor slowed 4 times:')
  print([
    ['', 'median', 'worst'],
    ...keys.map(({ what, median, worst }) => [what, `${whole(median)} ms`, `${whole(worst)} ms`]),
  ])
}
