import { AppError } from '#server/errors.ts'

export function emailTaken(email: string) {
  const message = 'belongs to an account already'
  return new AppError('email_taken', `The email ${email} ${message}.`, {
    errors: [{ path: 'email', message }],
  })
}
