const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** The letters of the site: ASCII, Latin-1, and the typographic marks and arrows that its copy uses. */
export const latin =
  range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŠšŽžŸıĀāĒēŁłŃńÓó‘’‚“”„–—•…′″€™←↑→↓↗−×≤≥≈'
