import { z } from 'zod'
import { Role } from './account.ts'
import { DeviceName } from './passkey.ts'

/** An account as admins see it. */
export const Person = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  state: z.enum(['active', 'deactivated']),
  created_at: z.iso.datetime(),
  /** The newest use of any of its sessions, or else the last sign-in. */
  last_seen_at: z.iso.datetime().nullable(),
  /** How many browsers are signed in. */
  sessions: z.int(),
  /** Whether signing in takes more than the password. */
  second_factor: z.boolean(),
  /** How many keys sign them in without a password. */
  passkeys: z.int(),
  /** How many enquiries of the inbox they own that are neither won nor lost. */
  open_enquiries: z.int(),
})
export type Person = z.infer<typeof Person>

/** What is absent stays. */
export const PersonChange = z.strictObject({
  role: Role.optional(),
  active: z.boolean().optional(),
})
export type PersonChange = z.infer<typeof PersonChange>

/** A browser that is signed in. */
export const PersonSession = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  user_agent: z.string().nullable(),
  /** What its owner calls it, else what its browser and system are called. */
  name: z.string(),
  /** Whether its tokens work only with the key of its browser. */
  bound: z.boolean(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
export type PersonSession = z.infer<typeof PersonSession>

export const SessionChange = z.strictObject({ name: DeviceName })
