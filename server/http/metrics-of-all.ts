import type { Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

type Question = { metricsFor: number }
type Answer = Question & { text?: string }

const isAbout = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metricsFor' in message

/** In the process that started the others: answers a process that asks for the figures of all of them. */
export function answerForAll(worker: Worker) {
  const all = new AggregatorRegistry()
  worker.on('message', (message: unknown) => {
    if (!isAbout(message)) return
    const { metricsFor } = message
    const reply = (answer: Answer) => worker.isConnected() && worker.send(answer)
    all.clusterMetrics().then(
      (text) => reply({ metricsFor, text }),
      () => reply({ metricsFor }),
    )
  })
}

/** In one of several processes: shares its own figures, and returns what asks for those of all. */
export function metricsOfAll(registry: Registry) {
  AggregatorRegistry.setRegistries([registry])
  // It listens from now on for those who ask.
  void new AggregatorRegistry()
  const asked = new Map<number, PromiseWithResolvers<string>>()
  let questions = 0
  process.on('message', (message: unknown) => {
    if (!isAbout(message)) return
    const { metricsFor, text } = message
    if (text === undefined) asked.get(metricsFor)?.reject(new Error('A process did not answer.'))
    else asked.get(metricsFor)?.resolve(text)
    asked.delete(metricsFor)
  })
  return () => {
    const answer = Promise.withResolvers<string>()
    asked.set(++questions, answer)
    process.send?.({ metricsFor: questions } satisfies Question)
    return answer.promise
  }
}
