import { createHash } from 'node:crypto'

/** The key under which limits count an address: its hash, so that no address is stored there. */
export const addressKey = (email: string) => createHash('sha256').update(email).digest('base64url')
