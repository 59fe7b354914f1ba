import { create } from 'fontkitten'

/** Pads a font, because programs read ten header bytes even of an empty glyph at the end of the file. */
export const withReadableEnd = (sfnt: Buffer) => Buffer.concat([sfnt, Buffer.alloc(16)])

export function openFont(sfnt: Buffer) {
  const font = create(withReadableEnd(sfnt))
  if (font.isCollection) throw new Error('Expected a single font, not a collection')
  return font
}
