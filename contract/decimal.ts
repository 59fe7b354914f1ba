import { z } from 'zod'

/** A number written in digits. `Number` alone would read a blank as 0 and accept `0x10`, `1e1` and ` 5`. */
export const decimal = <Schema extends z.ZodType<number | undefined>>(schema: Schema) =>
  z.preprocess((text) => (isDecimal(text) ? Number(text) : text), schema)

const isDecimal = (text: unknown) => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
