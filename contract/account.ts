import { z } from 'zod'
import { roles, shortestPassword } from './options.ts'

export const Role = z.enum(roles)

/** Trimmed and lower-cased, so that one person is one account. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'is longer than 254 characters')
  .regex(z.regexes.html5Email, 'is not an email address')

export const Password = z
  .string()
  .min(shortestPassword, `must have at least ${shortestPassword} characters`)
  .max(1000, 'is longer than 1000 characters')

export const NewUser = z.object({ email: Email, password: Password, role: Role.default('user') })
export type NewUser = z.infer<typeof NewUser>

/** A row of user_roles with the account's e-mail beside it. */
export const UserRole = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  role: Role,
  created_at: z.iso.datetime(),
})
export type UserRole = z.infer<typeof UserRole>

export const DeleteUser = z.object({ userId: z.uuid('is not a user id').toLowerCase() })
