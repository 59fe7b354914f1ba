import { z } from 'zod'
import { Email, Role } from './account.ts'

export const NewInvitation = z.object({ email: Email, role: Role.default('user') })
export type NewInvitation = z.infer<typeof NewInvitation>

/** A person who may create an account with the link mailed to them. */
export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: Role,
  /** The admin's email address. */
  invited_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When the latest link was made; earlier ones no longer work. */
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type Invitation = z.infer<typeof Invitation>
