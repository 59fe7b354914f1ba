/**
 * What unwanted messages talk about and how they ask for it, in the languages that they come in. None is proof: a shop
 * owner who was promised the first page of Google says so, too. Each line is an alternative of one pattern, in lower
 * case, without repetitions inside repetitions, so that a message is searched in linear time.
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
