import type { Place } from '#tests/databases/test-databases.ts'
import { compare } from './compare.ts'
import { restartable } from './server-process.ts'
import { startWriters } from './writers.ts'

type Load = {
  server: Awaited<ReturnType<typeof restartable>>
  writers: ReturnType<typeof startWriters>
  /** Ends a fault, and measures the time to the next acknowledged enquiry. */
  recover: (end: () => Promise<unknown>) => Promise<void>
}

/**
 * Applies faults to a server with 32 writers, and compares the database with what it acknowledged. The place is removed
 * afterwards.
 */
export async function underLoad(
  place: Place & { leave(): Promise<void> },
  disturb: (load: Load) => Promise<void>,
) {
  const server = await restartable(place)
  const writers = startWriters(server.url)
  const recoveries: number[] = []
  const recover = async (end: () => Promise<unknown>) => {
    const from = performance.now()
    await end()
    await writers.next()
    recoveries.push(performance.now() - from)
  }
  await writers.next()
  await disturb({ server, writers, recover })
  await writers.stop()
  await server.halt()
  const found = await compare(place, writers.acknowledged)
  await place.leave()
  return { load: writers.perSecond(), recoveries, ...found }
}
