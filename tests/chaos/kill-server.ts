import { compare } from './compare.ts'
import { restartable, waitUpTo } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { startWriters } from './writers.ts'

/** One kill -9 after the other while 32 visitors write, each at some moment of the load. */
export async function killServer(setting: Setting): Promise<Outcome> {
  const place = await setting.emptyPlace()
  const server = await restartable(place)
  const writers = startWriters(server.url)
  const recoveries: number[] = []
  await writers.next()
  for (let kill = 0; kill < setting.trials; kill++) {
    await waitUpTo(600)
    await server.kill()
    const from = performance.now()
    await server.start()
    await writers.next()
    recoveries.push(performance.now() - from)
  }
  await writers.stop()
  await server.halt()
  const found = await compare(place, writers.acknowledged)
  await place.leave()
  return {
    trial: 'kill -9 of the server under 32 writers',
    faults: `${setting.trials} kills`,
    load: writers.perSecond(),
    recoveries,
    ...found,
  }
}
