import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { openDatabase } from '#server/db/database.ts'
import { describedCalls } from '#tests/fuzz/described-calls.ts'
import { judge } from '#tests/fuzz/judge.ts'
import { openWorld } from '#tests/fuzz/open-world.ts'
import { type HostileRequest, hostileRequests } from '#tests/fuzz/requests.ts'
import { faultsOf } from '#tests/fuzz/sanity.ts'
import { send } from '#tests/fuzz/send.ts'
import { restartable } from './server-process.ts'
import { noEnquiries, type Outcome, type Setting } from './trial.ts'

const atOnce = 8
const rounds = 5
/** As a multiple of the memory after the first round. */
const maxGrowth = 1.3
const metricsToken = 'metrics-of-the-fuzzed-server'

/** Requests made from the API description, nearly valid or far from it: none ends the process or makes it grow. */
export async function sendHostile(setting: Setting): Promise<Outcome> {
  const { requests, seed = randomInt(2 ** 31) } = setting
  const place = await setting.emptyPlace()
  const server = await restartable(place, {
    BEARER_SESSIONS: 'on',
    METRICS_TOKEN: metricsToken,
    NOTIFY_EMAIL: 'staff@agency.example',
  })
  const database = openDatabase({ url: place.DATABASE_URL, dataDir: place.DATA_DIR })
  const { world, keepSession } = await openWorld(server.url, database)
  const arbitrary = hostileRequests(await describedCalls(server.url))
  const broken: string[] = []

  async function ask(hostile: HostileRequest) {
    const answer = await send(hostile, world)
    const fault = judge(hostile, answer)
    const { call: _, ...sent } = hostile
    if (fault && broken.length < 20)
      broken.push(`${fault} to ${JSON.stringify(sent).slice(0, 2_000)}`)
    if (answer.status >= 400) await keepSession(hostile.as)
  }

  const born = await metric(server.url, 'process_start_time_seconds')
  const sizes: number[] = []
  const began = performance.now()
  for (let round = 0; round < rounds; round++) {
    const some = fc.sample(arbitrary, { seed: seed + round, numRuns: Math.ceil(requests / rounds) })
    const next = some.values()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const hostile of next) await ask(hostile)
      }),
    )
    sizes.push(await metric(server.url, 'process_resident_memory_bytes'))
  }
  const seconds = (performance.now() - began) / 1_000
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)]
  if ((await metric(server.url, 'process_start_time_seconds')) !== born)
    broken.push('the process ended and was started again')
  if (last > first * maxGrowth) broken.push(`memory grew: ${sizes.map(inMegabytes).join(', ')}`)
  broken.push(...(await faultsOf(database)))
  await database.close()
  await server.halt()
  await place.leave()
  return {
    trial: `hostile requests to every call, seed ${seed}`,
    faults: `${requests} requests, ${inMegabytes(first)} after a fifth of them, ${inMegabytes(last)} at the end`,
    ...noEnquiries,
    load: requests / seconds,
    broken,
  }
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`

async function metric(url: string, name: string) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const text = await (await fetch(`${url}/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
