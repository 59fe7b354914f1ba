import { createHash } from 'node:crypto'

/** Limits know an address by its hash. */
export const addressKey = (email: string) => createHash('sha256').update(email).digest('base64url')
