import { hash, verify } from '@node-rs/argon2'
import { maxPasswordLength } from '#contract/options.ts'
import { type HashClient, withHashSlot } from './hash-queue.ts'

/** Argon2id, the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The contract counts characters, each at most two units of `length`. */
const maxUnits = 2 * maxPasswordLength

/**
 * Makes passwords equal however the keyboard composes characters. Never called with more than `maxUnits`: the time
 * grows with the square of a run of combining marks.
 */
export const normalized = (password: string) => password.normalize('NFKC')

/** `password` has passed the contract's schema, which limits its length. */
export const hashPassword = (client: HashClient, password: string) =>
  withHashSlot(client, () => hash(normalized(password), cost))

/** Verified when no account has the email address, so that both answers take the same time. */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ym5xxqWKEOZrdFXwaQYZrA$zbs6XFF/LG2vut5PfqOMYg+bUIUa50VWtyapuaMlKUk'

/** False, after the same work, without a `passwordHash` (no such account) and for a password that is too long. */
export async function isPassword(
  client: HashClient,
  passwordHash: string | undefined,
  password: string,
) {
  const possible = password.length <= maxUnits
  const candidate = possible ? normalized(password) : ''
  const matches = await withHashSlot(client, () => verify(passwordHash ?? dummyHash, candidate))
  return matches && possible && passwordHash !== undefined
}
