import type { StepUp } from '#contract/step-up.ts'
import { MINUTE } from '#contract/durations.ts'
import { age, isAhead } from './sessions/sessions.ts'

/** How long a sign-in or confirmation counts as recent. */
const confirmedForMs = 10 * MINUTE

/** Null when the caller has authenticated recently. */
export function requiredStepUp(
  authenticatedAt: string | null,
  hasFactor: boolean,
  now: Date,
): StepUp | null {
  const isRecent =
    authenticatedAt !== null &&
    !isAhead(authenticatedAt, now) &&
    age(authenticatedAt, now) <= confirmedForMs
  if (isRecent) return null
  return hasFactor ? 'code_needed' : 'password_needed'
}

export const stepUpSentences: Record<StepUp, string> = {
  password_needed: 'Type your password first, to show that it is you.',
  code_needed: 'Type a code of your second factor first, to show that it is you.',
}
