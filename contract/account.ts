import { z } from 'zod'
import {
  maxChosenPasswordLength,
  maxEmailLength,
  maxPasswordLength,
  roles,
  minPasswordLength,
} from './options.ts'
import { tooLong } from './text.ts'

export const Role = z.enum(roles)

/** Trimmed and lower-cased, so that one person is one account. */
export const Email = z
  .string()
  .max(maxEmailLength, { error: tooLong(maxEmailLength), abort: true })
  .trim()
  .toLowerCase()
  .regex(z.regexes.html5Email, 'is not an email address')

export const Password = z
  .string()
  .max(maxPasswordLength, { error: tooLong(maxPasswordLength), abort: true })
  .min(minPasswordLength, `must have at least ${minPasswordLength} characters`)

/** A password that somebody chooses, for their own account or for a new one. */
export const ChosenPassword = Password.max(
  maxChosenPasswordLength,
  `must have at most ${maxChosenPasswordLength} characters`,
)

export const NewUser = z.object({
  email: Email,
  password: ChosenPassword,
  role: Role.default('user'),
})
export type NewUser = z.infer<typeof NewUser>

/** A row of user_roles with the account's email. */
export const UserRole = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  role: Role,
  created_at: z.iso.datetime(),
})
export type UserRole = z.infer<typeof UserRole>

export const DeleteUser = z.object({
  userId: z.uuid({ error: 'is not a user id', abort: true }).toLowerCase(),
})
