import cluster, { type Worker } from 'node:cluster'
import { availableParallelism } from 'node:os'
import { SECOND } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import { answerClusterMetrics } from '#server/http/metrics/cluster-metrics.ts'
import { isLoopbackHost } from '#server/http/loopback.ts'
import { secondaryFlag } from './read-arguments.ts'

/** Each takes up to twelve connections; PostgreSQL's default maximum is a hundred. */
const maxByDefault = 6

/** The number of cores, less one for a PostgreSQL on the same machine; one for SQLite, which has a single writer. */
export function countProcesses(
  { PROCESSES, DATABASE_URL }: Pick<Env, 'PROCESSES' | 'DATABASE_URL'>,
  cores = availableParallelism(),
) {
  if (PROCESSES !== undefined) return PROCESSES
  if (!DATABASE_URL) return 1
  const { hostname } = new URL(DATABASE_URL)
  const isHere = hostname === '' || isLoopbackHost(hostname)
  const free = isHere ? cores - 1 : cores
  return Math.min(Math.max(free, 1), maxByDefault)
}

/**
 * Starts processes that share a port, and replaces any that dies. The first starts alone: invalid settings are reported
 * once and end the start. Returns a function that stops them all.
 */
export function startProcesses(count: number) {
  const running = new Set<Worker>()
  const answerMetrics = answerClusterMetrics()
  let hasBegun = false
  let isStopping = false

  function startOne(flags: string[]) {
    if (isStopping) return undefined
    cluster.setupPrimary({ args: [...process.argv.slice(2), ...flags] })
    const worker = cluster.fork()
    running.add(worker)
    answerMetrics(worker)
    worker.once('exit', () => {
      running.delete(worker)
      if (!isStopping && !hasBegun) process.exit(1)
      if (isStopping) endAfterTheLast()
      else setTimeout(startOne, SECOND, flags)
    })
    return worker
  }

  startOne([])?.once('listening', () => {
    hasBegun = true
    for (let more = 1; more < count; more++) startOne([secondaryFlag])
  })

  function endAfterTheLast() {
    if (running.size === 0) process.exit(0)
  }

  return () => {
    isStopping = true
    for (const { process: one } of running) one.kill('SIGTERM')
    endAfterTheLast()
  }
}
