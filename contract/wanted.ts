/** What the server wants to be shown before a dangerous step, by the code of its refusal. */
export type Wanted = 'password_needed' | 'code_needed'

export const isWanted = (code: unknown): code is Wanted =>
  code === 'password_needed' || code === 'code_needed'
