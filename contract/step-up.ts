/**
 * Why a sensitive operation is refused until its caller has signed in again (step-up authentication): what is missing.
 */
export type StepUp = 'password_needed' | 'code_needed'

export const isStepUp = (code: unknown): code is StepUp =>
  code === 'password_needed' || code === 'code_needed'
