import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const sizes = [16, 32, 48]
const headerBytes = 6
const entryBytes = 16

/** Writes /favicon.ico for programs that request it without reading a page: the SVG as PNGs in one ICO file. */
export async function writeIcon(svgFile: string, icoFile: string) {
  const svg = await readFile(svgFile)
  const images = await Promise.all(
    sizes.map((size) => sharp(svg, { density: 300 }).resize(size, size).png().toBuffer()),
  )
  const header = Buffer.alloc(headerBytes + entryBytes * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, image] of images.entries()) {
    const entry = headerBytes + entryBytes * index
    header.writeUInt8(sizes[index]!, entry)
    header.writeUInt8(sizes[index]!, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(image.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  await writeFile(icoFile, Buffer.concat([header, ...images]))
}
