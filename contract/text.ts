/** Whether both databases can store it: PostgreSQL refuses NUL, and a lone surrogate is not valid text. */
export const isStorable = (value: string) => value.isWellFormed() && !value.includes('\u0000')
export const unstorable = 'contains a character that cannot be stored'

/** Without control characters, line breaks among them. */
// oxlint-disable-next-line no-control-regex
export const oneLine = /^[^\u0000-\u001f\u007f]*$/
export const notOneLine = 'must be one line of text'

export const tooLong = (maxLength: number) => `is longer than ${maxLength} characters`
