import { compare } from './compare.ts'
import { startProxy } from './proxy.ts'
import { restartable, wait, waitUpTo } from './server-process.ts'
import type { Outcome, Setting } from './trial.ts'
import { startWriters } from './writers.ts'

const count = 3
const rounds = 4

async function threeServers(setting: Setting) {
  const place = await setting.emptyPlace()
  const servers = []
  for (let at = 0; at < count; at++) servers.push(await restartable(place, { TRUST_PROXY: '1' }))
  return { place, servers, proxy: await startProxy(servers.map(({ url }) => url)) }
}

/**
 * One of three processes is killed repeatedly under load: every client that was disconnected succeeds with the next
 * attempt.
 */
export async function killOneOfThree(setting: Setting): Promise<Outcome> {
  const { place, servers, proxy } = await threeServers(setting)
  const writers = startWriters(proxy.url)
  const recoveries: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const server of servers) {
      await waitUpTo(1_000)
      await server.kill()
      recoveries.push(await writers.next())
      await wait(300)
      await server.start()
    }
  await writers.stop()
  for (const server of servers) await server.halt()
  proxy.close()
  const found = await compare(place, writers.acknowledged)
  await place.leave()
  const tries = writers.longestTries()
  return {
    trial: 'one of three processes killed under 32 writers',
    faults: `${rounds * count} kills, at most ${tries - 1} retry`,
    load: writers.perSecond(),
    recoveries,
    ...found,
    broken: tries > 2 ? [`an enquiry took ${tries} tries: ${said(writers.faults)}`] : [],
  }
}

/** All three are stopped and started in turn while enquiries arrive at a steady rate: not one request fails. */
export async function restartInTurn(setting: Setting): Promise<Outcome> {
  const { place, servers, proxy } = await threeServers(setting)
  const writers = startWriters(proxy.url, { perSecond: setting.perSecond, maxTries: 1 })
  await wait(2_000)
  for (const server of servers) {
    await server.halt()
    await server.start()
    await wait(1_000)
  }
  await writers.stop()
  for (const server of servers) await server.halt()
  proxy.close()
  const found = await compare(place, writers.acknowledged)
  await place.leave()
  const failed = writers.failed()
  return {
    trial: `three processes restarted in turn at ${setting.perSecond}/s`,
    faults: `${count} restarts, ${failed} failed requests`,
    load: writers.perSecond(),
    recoveries: [],
    ...found,
    broken: failed ? [`${failed} requests failed: ${said(writers.faults)}`] : [],
  }
}

const said = (faults: Map<string, number>) =>
  [...faults].map(([status, times]) => `${status} ${times} times`).join(', ')
