import type { AccountDeps } from '#server/accounts/deps.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the password of a signed-in person. Right ones are counted too, since each costs a hash.
 * @throws AppError 429 after too many.
 */
export async function provePassword(
  { limits }: AccountDeps,
  userId: string,
  passwordHash: string | undefined,
  password: string,
  signal: AbortSignal,
) {
  const client = { name: userId, isKnown: true, signal }
  await limits.passwordChanges.consume(userId)
  return isPassword(client, passwordHash, password)
}
