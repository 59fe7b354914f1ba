import { create } from 'fontkitten'

/** Parses a font. Padded, because fontkitten reads ten header bytes even of an empty glyph at the end of the file. */
export function openFont(sfnt: Buffer) {
  const font = create(Buffer.concat([sfnt, Buffer.alloc(16)]))
  if (font.isCollection) throw new Error('Expected a single font, not a collection')
  return font
}
