import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { outlineWords } from '#build/pictures/outline-words.ts'
import { drawPlate } from './draw-plate.ts'

const folder = 'assets/drawings'

/** A plate's file: its text, with labels as outlines, its name, which holds its hash, and what a page needs of it. */
export async function plateFile(source: string) {
  const drawn = await drawPlate(source)
  const svg = drawn.includes('<text') ? await outlineWords(drawn) : drawn
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 6)
  const fileName = `${folder}/${basename(source, '.plate.ts')}-${hash}.svg`
  return {
    svg,
    fileName,
    plate: { src: `/${fileName}`, width: Number(width), height: Number(height) },
  }
}
