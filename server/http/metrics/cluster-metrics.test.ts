import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { Counter, Gauge, Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { answerClusterMetrics, clusterMetrics } from './cluster-metrics.ts'

const silent = { warn() {} }

/** A primary process. Returns a function that starts another one: both ends of its channel, and a way to read it. */
function cluster() {
  const answer = answerClusterMetrics()
  return (registry: Registry) => {
    const [here, there] = [new EventEmitter(), new EventEmitter()]
    const send = (to: EventEmitter) => (message: unknown) =>
      setImmediate(() => to.emit('message', message))
    const worker = Object.assign(there, { isConnected: () => true, send: send(here) })
    answer(worker as unknown as Worker)
    const channel = Object.assign(here, { send: send(there) }) as unknown as NodeJS.Process
    return { worker, read: clusterMetrics(registry, silent, channel) }
  }
}

function counted(value: number) {
  const registry = new Registry()
  new Counter({ name: 'done', help: 'Done', registers: [registry] }).inc(value)
  return registry
}

/** Metrics that cannot be added to those of another process. */
function unknownSum() {
  const registry = counted(2)
  const aggregator = 'unknown' as 'sum'
  new Counter({ name: 'odd', help: 'Odd', registers: [registry], aggregator }).inc()
  return registry
}

test('metrics of a finished process that cannot be added up are dropped, and the others are still reported', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const start = cluster()
  const [one, odd, other] = [start(counted(1)), start(unknownSum()), start(counted(4))]
  await one.read().catch(() => {})
  one.worker.emit('exit')
  odd.worker.emit('exit')
  expect(await other.read()).toContain('done 5\n')
  expect(told).toHaveBeenCalledOnce()
})

test('a process that cannot read its metrics is reported with its previous ones', async () => {
  const start = cluster()
  const registry = counted(1)
  const one = start(registry)
  const other = start(counted(4))
  expect(await other.read()).toContain('done 5\n')
  registry.registerMetric(
    new Gauge({
      name: 'broken',
      help: 'Broken',
      registers: [],
      collect() {
        throw new Error('no figure')
      },
    }),
  )
  expect(await other.read()).toContain('done 5\n')
  expect(await one.read()).toContain('done 5\n')
})

test('reading metrics times out when the primary process does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const channel = Object.assign(new EventEmitter(), { send: () => true })
  const read = clusterMetrics(counted(1), silent, channel as unknown as NodeJS.Process)
  const outcome = read().catch(String)
  await vi.advanceTimersByTimeAsync(8 * SECOND)
  expect(await outcome).toContain('The first process did not answer.')
})
