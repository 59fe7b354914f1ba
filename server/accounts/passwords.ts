import { hash, verify } from '@node-rs/argon2'
import { randomInt } from 'node:crypto'
import { withHashSlot } from './hash-queue.ts'

/** Argon2id, which is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One password however a keyboard composes its characters. */
const bytesOf = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string) => withHashSlot(() => hash(bytesOf(password), cost))

/** The hash of an unknown password: an unknown person's attempt costs as much time as anybody's. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ym5xxqWKEOZrdFXwaQYZrA$zbs6XFF/LG2vut5PfqOMYg+bUIUa50VWtyapuaMlKUk'

/** Without a `passwordHash` (nobody is called so) the answer is no, after the same work. */
export async function isPassword(passwordHash: string | undefined, password: string) {
  const matches = await withHashSlot(() => verify(passwordHash ?? dummyHash, bytesOf(password)))
  return matches && passwordHash !== undefined
}

/** 98 bits, in letters and digits that cannot be mistaken for one another. */
export function generatePassword() {
  const characters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => characters[randomInt(characters.length)])
  return Array.from({ length: 4 }, () => group().join('')).join('-')
}
