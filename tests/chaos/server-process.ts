import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#tests/browser/start-site.ts'
import { freePort } from '#tests/free-port.ts'
import type { Place } from '#tests/databases/test-databases.ts'

/** What a server logs about deliberate faults is of no interest. */
const silently = ['/bin/sh', '-c', 'exec "$@" 2>/dev/null', 'sh']

/** A real server that can be killed and started again at the same address, on the same data. */
export async function restartable(place: Place, more: Record<string, string> = {}) {
  const settings = {
    DATABASE_URL: place.DATABASE_URL,
    DATA_DIR: place.DATA_DIR,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
    ...more,
  }
  const start = () => startSite(settings, silently)
  let site = await start()
  return {
    /** The admin created by the first start, if there was none. */
    admin: site.admin,
    url: `http://127.0.0.1:${settings.PORT}`,
    kill: () => site.kill(),
    halt: () => site.halt(),
    async start() {
      site = await start()
    },
    /** Ends it as a power failure would, and starts it again. */
    async killAndStart() {
      await site.kill()
      site = await start()
    },
  }
}

export const wait = sleep
/** A random moment of a time span. */
export const waitUpTo = <Value>(ms: number, value?: Value) => sleep(randomInt(ms), value)
