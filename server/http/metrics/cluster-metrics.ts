import type { Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { SECOND } from '#contract/durations.ts'

/** A process's request to the primary, with the answer. */
type Asked = { metricsFor: number; text?: string }
/** The primary's request to every process, with the answer. */
type Figures = { figuresFor: number; metrics?: Metric[] }
type Metric = { name: string; type: string }

const isAsked = (message: unknown): message is Asked => isAbout(message, 'metricsFor')
const isFigures = (message: unknown): message is Figures => isAbout(message, 'figuresFor')
const isAbout = (message: unknown, what: string) =>
  typeof message === 'object' && message !== null && what in message

const maxAnswerMs = 5 * SECOND
/** More than the first process waits for the others, and less than a request may take. */
const maxSumMs = 8 * SECOND

/** Aggregated by maximum, because an average would hide the slowest process. */
const isWorstOf = ({ name }: Metric) => name.startsWith('nodejs_eventloop_lag')
const isRunningTotal = ({ type }: Metric) => type === 'counter' || type === 'histogram'

/**
 * In the primary process: answers a process that requests the metrics of all processes. Counts of ended processes stay
 * in the totals, which would otherwise fall and look like a restart to a scraper.
 */
export function answerClusterMetrics() {
  const last = new Map<Worker, Metric[]>()
  const waiting = new Map<number, () => void>()
  let ofEnded = Promise.resolve<Metric[]>([])
  let questions = 0

  async function ask(worker: Worker) {
    const question = ++questions
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(question, resolve)
    if (worker.isConnected()) worker.send({ figuresFor: question } satisfies Figures)
    else resolve()
    const tooLate = new AbortController()
    await Promise.race([promise, sleep(maxAnswerMs, undefined, { signal: tooLate.signal })])
    tooLate.abort()
    waiting.delete(question)
  }

  async function readAll() {
    await Promise.all([...last.keys()].map(ask))
    const all = [await ofEnded, ...last.values()].map((metrics) =>
      metrics.map((each) => (isWorstOf(each) ? { ...each, aggregator: 'max' } : each)),
    )
    return AggregatorRegistry.aggregate(all).metrics()
  }

  async function addUp(before: Promise<Metric[]>, ended: Metric[]) {
    const known = await before
    try {
      const both = AggregatorRegistry.aggregate([known, ended.filter(isRunningTotal)])
      return (await both.getMetricsAsJSON()) as unknown as Metric[]
    } catch (error) {
      console.warn('The figures of a process that has ended were not added:', error)
      return known
    }
  }

  return (worker: Worker) => {
    last.set(worker, [])
    worker.on('message', (message: unknown) => {
      if (isFigures(message)) {
        if (message.metrics && last.has(worker)) last.set(worker, message.metrics)
        waiting.get(message.figuresFor)?.()
      }
      if (!isAsked(message)) return
      const { metricsFor } = message
      const reply = (answer: Asked) => worker.isConnected() && worker.send(answer)
      readAll().then(
        (text) => reply({ metricsFor, text }),
        () => reply({ metricsFor }),
      )
    })
    worker.once('exit', () => {
      ofEnded = addUp(ofEnded, last.get(worker) ?? [])
      last.delete(worker)
    })
  }
}

/** The channel to the first process. */
type Channel = Pick<NodeJS.Process, 'on' | 'send'>

/** In one of several processes: shares its own figures, and returns what asks for those of all. */
export function clusterMetrics(
  registry: Registry,
  log: Pick<FastifyBaseLogger, 'warn'>,
  channel: Channel = process,
) {
  const pending = new Map<number, PromiseWithResolvers<string>>()
  let questions = 0

  /** Without figures the first process takes those that it had before. */
  async function share(question: Figures) {
    try {
      const metrics = (await registry.getMetricsAsJSON()) as unknown as Metric[]
      channel.send?.({ ...question, metrics } satisfies Figures)
    } catch (error) {
      log.warn({ err: error }, 'figures of this process could not be read')
      channel.send?.(question)
    }
  }

  channel.on('message', (message: unknown) => {
    if (isFigures(message)) void share(message)
    if (!isAsked(message)) return
    const { metricsFor, text } = message
    if (text === undefined) pending.get(metricsFor)?.reject(new Error('A process did not answer.'))
    else pending.get(metricsFor)?.resolve(text)
  })
  return async () => {
    const question = ++questions
    const answer = Promise.withResolvers<string>()
    pending.set(question, answer)
    const tooLate = () => answer.reject(new Error('The first process did not answer.'))
    const timer = setTimeout(tooLate, maxSumMs).unref()
    try {
      channel.send?.({ metricsFor: question } satisfies Asked)
      return await answer.promise
    } finally {
      clearTimeout(timer)
      pending.delete(question)
    }
  }
}
