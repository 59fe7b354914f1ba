import { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The end of a sentence that begins with the field, for schemas without their own message. */
function wordsFor(issue: z.core.$ZodRawIssue) {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${list(issue.values.map(String))}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'unrecognized_keys':
      return `has unknown members: ${issue.keys.join(', ')}`
    default:
      return 'is invalid'
  }
}

const units: Record<string, string> = { string: ' characters long', array: ' entries long' }
const unitOf = (origin: string) => units[origin] ?? ''

const list = (values: string[]) =>
  values.length > 1 ? `one of: ${values.join(', ')}` : (values[0] ?? 'empty')

z.config({ customError: wordsFor })
