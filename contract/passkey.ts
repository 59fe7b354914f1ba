import { z } from 'zod'
import { maxDeviceNameLength } from './text-limits.ts'
import { isStorable, unstorable } from './text.ts'

/** A person's own name for a passkey or a browser. */
export const DeviceName = z
  .string()
  .max(maxDeviceNameLength * 2)
  .trim()
  .min(1)
  .max(maxDeviceNameLength)
  .refine(isStorable, unstorable)

/** A passkey as its owner sees it, with GoTrue's field names. */
export const Passkey = z.object({
  id: z.uuid(),
  friendly_name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().optional(),
})
export type Passkey = z.infer<typeof Passkey>
