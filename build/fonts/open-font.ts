import { create } from 'fontkitten'

/** Parses a font. fontkitten reads ten header bytes even of an empty glyph, which may be the last of the file: hence the padding. */
export function openFont(sfnt: Buffer) {
  const font = create(Buffer.concat([sfnt, Buffer.alloc(16)]))
  if (font.isCollection) throw new Error('Expected a single font, not a collection')
  return font
}
