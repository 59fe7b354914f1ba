import { z } from 'zod'
import { isStorable, notOneLine, oneLine, tooLong, unstorable } from './text.ts'

/** One line of text that staff have to write, such as the name of a view. */
export const staffLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, { error: tooLong(maxLength), abort: true })
    .trim()
    .min(1, 'is empty')
    .regex(oneLine, notOneLine)
    .refine(isStorable, unstorable)
