import { z } from 'zod'

/** A number that is written in digits. `Number` alone would take a blank for 0, and read `0x10`, `1e1` and ` 5`, too. */
export const decimal = <Schema extends z.ZodType<number | undefined>>(schema: Schema) =>
  z.preprocess((text) => (isDecimal(text) ? Number(text) : text), schema)

const isDecimal = (text: unknown) => typeof text === 'string' && /^-?\d+(\.\d+)?$/.test(text)
