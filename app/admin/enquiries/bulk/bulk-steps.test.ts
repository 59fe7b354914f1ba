import { beforeEach, expect, test, vi } from 'vitest'
import { runSteps, stopSteps } from './bulk-steps.ts'

beforeEach(() => {
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
})

async function* steps(log: string[], name: string) {
  for (const step of [1, 2]) {
    await Promise.resolve()
    log.push(`${name}${step}`)
    yield 200
  }
}

test('an operation that starts while another one is running waits for it', async () => {
  const log: string[] = []
  const done = await Promise.all([
    runSteps('Undoing', 400, steps(log, 'a')),
    runSteps('Changing', 400, steps(log, 'b')),
  ])
  expect(done).toEqual([true, true])
  expect(log).toEqual(['a1', 'a2', 'b1', 'b2'])
})

test('a failed operation does not prevent the next one from running', async () => {
  async function* failing(): AsyncGenerator<number> {
    yield* []
    throw new Error('refused')
  }
  await expect(runSteps('Changing', 1, failing())).rejects.toThrow('refused')
  const log: string[] = []
  expect(await runSteps('Changing', 400, steps(log, 'a'))).toBe(true)
})

test('a stopped operation ends after the current step', async () => {
  const log: number[] = []
  async function* stoppedAt2() {
    for (const step of [1, 2, 3]) {
      log.push(step)
      if (step === 2) stopSteps()
      yield 200
    }
  }
  expect(await runSteps('Changing', 600, stoppedAt2())).toBe(false)
  expect(log).toEqual([1, 2])
})
