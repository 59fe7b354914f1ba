import { createHash } from 'node:crypto'

/** The key under which limits count an address: a hash, so that the address is not stored there. */
export const addressKey = (email: string) => createHash('sha256').update(email).digest('base64url')
