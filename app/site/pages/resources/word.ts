type Anchor = 'start' | 'middle' | 'end'

/** A label that is legible on a phone: the picture is 640 wide and fills the phone's width. */
export const word = (
  x: number,
  y: number,
  text: string,
  anchor: Anchor = 'start',
  size = 25,
  look = '',
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}"${look} dominant-baseline="central" font-family="IBM Plex Mono" font-size="${size}" fill="var(--color-ink)" stroke="none">${text}</text>`

/** A label that is as large in its drawing at every width. */
export const still = (x: number, y: number, text: string, anchor: Anchor = 'start', size = 17) =>
  word(x, y, text, anchor, size, ' class="still"')
