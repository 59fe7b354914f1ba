import { z } from 'zod'
import { Email, Role } from './account.ts'

export const NewInvitation = z.object({ email: Email, role: Role.default('user') })
export type NewInvitation = z.infer<typeof NewInvitation>

/** Somebody who may make an account with the link that was mailed to them. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  /** The admin's email. */
  invited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When the newest link was made; those before it no longer work. */
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>
