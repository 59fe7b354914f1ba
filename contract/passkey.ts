import { z } from 'zod'
import { maxDeviceNameLength } from './text-limits.ts'
import { isStorable, unstorable } from './text.ts'

/** What somebody calls a passkey or a browser of theirs. */
export const DeviceName = z
  .string()
  .max(maxDeviceNameLength * 2)
  .trim()
  .min(1)
  .max(maxDeviceNameLength)
  .refine(isStorable, unstorable)

/** A passkey as its owner sees it, in GoTrue's words. */
export const Passkey = z.object({
  id: z.uuid(),
  friendly_name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().optional(),
})
export type Passkey = z.infer<typeof Passkey>
