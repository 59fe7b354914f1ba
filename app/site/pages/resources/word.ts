type Anchor = 'start' | 'middle' | 'end'

/** `down` moves a line of a label of several lines, and shrinks with the label. */
type Style = { size?: number; look?: string; down?: number }

/** A label that is legible on a phone: the picture is 640 wide and fills the phone's width. */
export function word(
  x: number,
  y: number,
  text: string,
  anchor: Anchor = 'start',
  { size = 25, look = '', down = 0 }: Style = {},
) {
  const shift = down ? ` dy="${down}"` : ''
  return `<text x="${x}" y="${y}"${shift} text-anchor="${anchor}"${look} dominant-baseline="central" font-family="IBM Plex Mono" font-size="${size}" fill="var(--color-ink)" stroke="none">${text}</text>`
}

/** A label that is as large in its drawing at every width. */
export const still = (x: number, y: number, text: string, anchor: Anchor = 'start', size = 17) =>
  word(x, y, text, anchor, { size, look: ' class="still"' })

const leading = 28

/** A label of several lines around `y`. Where labels shrink, their leading shrinks with them. */
export const lines = (x: number, y: number, texts: readonly string[], anchor: Anchor = 'start') =>
  texts
    .map((text, n) => word(x, y, text, anchor, { down: (n - (texts.length - 1) / 2) * leading }))
    .join('')
