/** What a dangerous step is refused with until its caller has signed in again (step-up authentication): what to show first. */
export type StepUp = 'password_needed' | 'code_needed'

export const isStepUp = (code: unknown): code is StepUp =>
  code === 'password_needed' || code === 'code_needed'
