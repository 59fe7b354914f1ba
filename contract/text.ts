/** Whether both databases can store it: PostgreSQL refuses NUL, and a lone surrogate is not valid text. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')
export const unstorable = 'contains a character that cannot be stored'

/**
 * Whether nothing of it can be seen: spaces, control characters, joiners and fillers, and the empty Braille pattern,
 * which Unicode does not count among them.
 */
export const isBlank = (value: string) => !/[^\s\p{Cc}\p{DI}\u2800]/u.test(value)

/** Without control characters, line breaks among them. */
// oxlint-disable-next-line no-control-regex
export const oneLine = /^[^\u0000-\u001f\u007f]*$/
/** Marks that turn the direction of the text after them: within one line they would turn what is shown around it, too. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g
export const withoutDirectionMarks = (value: string) => value.replaceAll(directionMarks, '')

export const notOneLine = 'must be one line of text'

export const tooLong = (maxLength: number) => `is longer than ${maxLength} characters`
export const isTooLong = (message: string) => /^is longer than \d+ characters$/.test(message)
