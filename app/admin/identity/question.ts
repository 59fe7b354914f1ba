import { useSyncExternalStore } from 'react'
import type { StepUp } from '#contract/step-up.ts'
import { createListeners } from '#app/admin/listeners.ts'

type Question = { stepUp: StepUp; answer: (isProven: boolean) => void; answered: Promise<boolean> }

let question: Question | null = null
const listeners = createListeners()

function set(next: Question | null) {
  question = next
  listeners.notify()
}

/** Asks once, however many requests are waiting for the step-up. Resolves to false if the person cancels. */
export function requestStepUp(stepUp: StepUp): Promise<boolean> {
  if (question) return question.answered
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const answer = (isProven: boolean) => {
    set(null)
    resolve(isProven)
  }
  set({ stepUp, answer, answered: promise })
  return promise
}

/** Cancels the question when the screens are unmounted, for example when signing out. */
export const dropQuestion = () => question?.answer(false)

export const useQuestion = () => useSyncExternalStore(listeners.subscribe, () => question)
