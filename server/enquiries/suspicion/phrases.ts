/**
 * Topics and phrases of unwanted messages, in their usual languages. None is proof: an honest shop owner may have been
 * promised the first page of Google, too. Each line is an alternative of one pattern, in lower case, without nested
 * repetition, so that a message is searched in linear time.
 */
export const pattern = (lines: TemplateStringsArray) =>
  new RegExp(
    lines.raw[0]!.split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('|'),
    'u',
  )

export type Phrases = { weight: number; reason: string; pattern: RegExp }
