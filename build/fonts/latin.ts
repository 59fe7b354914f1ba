const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** The characters of the site's own texts, which are all that public pages load. */
export const siteLetters = `${range(0x20, 0x7e)}\u00a0·×°©®™§±½¼¾²áéíóúüñçàèÉ‘’“”–—•…′″€−≤≥≈←↑→↓↗`

/** ASCII, Latin-1, and the typographic marks and arrows that copy uses. */
export const latin =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸıĀāĒēŁłŃńÓó‘’‚“”„–—•…′″€™←↑→↓↗−×≤≥≈'

/** Further letters for names, which the dashboard loads if they occur. */
export const otherLetters = Array.from(latin)
  .filter((letter) => !siteLetters.includes(letter))
  .join('')

/** As a value of CSS's `unicode-range`. */
export function unicodeRange(letters: string) {
  const points = Array.from(letters, (letter) => letter.codePointAt(0)!).toSorted((a, b) => a - b)
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point === last[1] + 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16)
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}
