import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { freePort } from '#tests/free-port.ts'
import { overhear } from './overhear.ts'
import { type Engine, type Tab, firstSeen, middleInView, once, still } from './tab.ts'
import { type Found, type Session, elementKey, newSession } from './webdriver.ts'

/** In WebDriver's notation. */
const keys = { ArrowLeft: '\uE012', ArrowRight: '\uE014', Enter: '\uE007', Space: ' ' }

/** WebKitGTK's own minimal browser, driven over WebDriver, on a virtual display. */
export async function openWebKit(site: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'anacapa-webkit-'))
  const screen = spawn(
    process.env.XVFB_PATH!,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = await firstLine(screen.stdio[3] as Readable)
  const port = await freePort()
  const driver = spawn(process.env.WEBKIT_DRIVER_PATH!, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
    },
  })
  const heard = await overhear(site)
  const url = `http://127.0.0.1:${port}`
  await once(async () => (await fetch(`${url}/status`)).ok, 'the WebDriver of WebKit')
  return {
    async open({ scripts = true } = {}) {
      const session = await newSession(url, {
        // Otherwise each call waits for a load that may never happen, as when a page returns from the cache.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': {
          args: [
            '--automation',
            // Scripts of the page; the driver's own still run.
            ...(scripts ? [] : ['--enable-javascript-markup=false']),
          ],
        },
      })
      return tabOf(session, heard.url, heard.faults())
    },
    async close() {
      heard.close()
      await end(driver)
      await end(screen)
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function tabOf(session: Session, site: string, faults: () => string[]): Tab {
  const run = <T>(task: (...given: never[]) => unknown, ...args: unknown[]) =>
    session.post<T>('execute/sync', { script: `return (${task}).apply(null, arguments)`, args })
  const find = async (selector: string, text = '') => {
    const ask = () => run<Found | null>(firstSeen, selector, text)
    return once(ask, `${selector} ${text}`)
  }
  async function arriving(leave: () => Promise<unknown>) {
    await run(() => void Object.assign(globalThis, { left: true }))
    await leave()
    const arrived = () => !('left' in globalThis) && document.readyState === 'complete'
    await once(() => run<boolean>(arrived), 'the page')
  }
  async function type(selector: string, text: string): Promise<void> {
    const element = await find(selector)
    await session.post(`element/${element[elementKey]}/value`, { text }).catch((error: unknown) => {
      // The list was rendered again in between: nothing was typed.
      if (String(error).includes('stale element reference')) return type(selector, text)
      throw error
    })
  }
  return {
    visit: (path) => arriving(() => session.post('url', { url: site + path })),
    reload: () => arriving(() => session.post('refresh')),
    run: (task, ...given) => run(task, ...given),
    async click(selector, text) {
      const element = await find(selector, text)
      const { x, y } = await still(() => run(middleInView, element))
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
      const actions = [{ type: 'pointerMove', x, y }, down, up]
      await session.post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    type,
    press: (selector, key, times = 1) => type(selector, keys[key].repeat(times)),
    resize: async (width, height) => void (await session.post('window/rect', { width, height })),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    faults,
    close: async () => void (await session.end()),
  }
}

async function firstLine(output: Readable) {
  for await (const line of createInterface(output)) return line
  throw new Error('Xvfb ended before it was ready.')
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  await ended
}
