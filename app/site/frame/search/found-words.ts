/** Whether a word is one of the matches, which may be its beginning or its end. */
export const isFound = (word: string, found: string[]) =>
  found.some((part) => word.startsWith(part) || word.endsWith(part))
