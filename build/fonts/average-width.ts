export const letters = 'abcdefghijklmnopqrstuvwxyz '

/** How often each letter, and the space, occurs in a thousand characters of English. */
const frequency = [
  65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 32, 19, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1,
  183,
]

/** The average width of a character in English text, from the advance widths of `letters`. */
export function averageWidth(advances: number[]) {
  const total = frequency.reduce((sum, share) => sum + share, 0)
  return frequency.reduce((sum, share, index) => sum + share * (advances[index] ?? 0), 0) / total
}
