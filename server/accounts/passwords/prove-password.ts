import type { AccountDeps } from '#server/accounts/deps.ts'
import { isPassword } from './passwords.ts'

/**
 * Checks the password of a signed-in person. Wrong ones are counted per account.
 * @throws AppError 429 after too many.
 */
export async function provePassword(
  { limits }: AccountDeps,
  userId: string,
  passwordHash: string | undefined,
  password: string,
) {
  const client = { name: userId, isKnown: true }
  const isRight = await limits.passwordChanges.attempt(userId, async () =>
    (await isPassword(client, passwordHash, password)) ? true : null,
  )
  return isRight === true
}
