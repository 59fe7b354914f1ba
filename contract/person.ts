import { z } from 'zod'
import { Role } from './account.ts'
import { changesNothing, changesSomething } from './changes-something.ts'
import { DeviceName } from './passkey.ts'

/** An account, as admins see it. */
export const Person = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  state: z.enum(['active', 'deactivated']),
  created_at: z.iso.datetime(),
  /** The last use of any of its sessions, or else the last sign-in. */
  last_seen_at: z.iso.datetime().nullable(),
  /** Number of sessions. */
  sessions: z.int(),
  /** Whether signing in takes more than the password. */
  second_factor: z.boolean(),
  /** Number of passkeys. */
  passkeys: z.int(),
  /** Number of enquiries in the inbox that they own and that are neither won nor lost. */
  open_enquiries: z.int(),
})
export type Person = z.infer<typeof Person>

/** Absent fields stay unchanged. */
export const PersonChange = z
  .strictObject({ role: Role.optional(), active: z.boolean().optional() })
  .refine(changesSomething, changesNothing)
export type PersonChange = z.infer<typeof PersonChange>

/** A signed-in browser. */
export const PersonSession = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  user_agent: z.string().nullable(),
  /** Its owner's name for it, or else the names of its browser and system. */
  name: z.string(),
  /** Whether its tokens work only with its browser's key. */
  bound: z.boolean(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type PersonSession = z.infer<typeof PersonSession>

export const SessionChange = z.strictObject({ name: DeviceName })
