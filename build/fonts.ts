import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { faces, type Face } from './font-faces.ts'
import { fallbackFace } from './font-fallback.ts'
import { latin } from './font-latin.ts'

const cacheDir = path.join(import.meta.dirname, '../node_modules/.cache/fonts')

export type BuiltFonts = { css: string; preload: string[] }

/** Subsets the site's fonts into `outDir` (served as /assets/fonts) and says how a page uses them. */
export async function buildFonts(outDir: string): Promise<BuiltFonts> {
  await mkdir(outDir, { recursive: true })
  const built = await Promise.all(faces.map((face) => buildFace(face, outDir)))
  return {
    css: built.map(({ css }) => css).join('\n'),
    preload: built.filter(({ face }) => face.preload).map(({ href }) => href),
  }
}

async function buildFace(face: Face, outDir: string) {
  const source = await readFile(new URL(face.source))
  const font = await cached(source, face, 'woff2')
  const file = `${face.name}-${hash(font)}.woff2`
  const href = `/assets/fonts/${file}`
  await writeFile(path.join(outDir, file), font)
  const css = [
    `@font-face{font-family:'${face.family}';font-style:normal;font-weight:${face.weight};`,
    `font-display:swap;src:url('${href}') format('woff2')}`,
    fallbackFace(face, await cached(source, face, 'sfnt')),
  ].join('')
  return { face, href, css }
}

/** Subsetting takes seconds; the same source, letters and axes give the same bytes. */
async function cached(source: Buffer, face: Face, targetFormat: 'woff2' | 'sfnt') {
  const axes = targetFormat === 'sfnt' ? face.typicalAxes : face.axes
  const options = {
    targetFormat,
    noHinting: true,
    keepFeatures: face.features,
    variationAxes: axes,
  }
  const key = hash(source, latin, JSON.stringify(options))
  const file = path.join(cacheDir, key)
  try {
    return await readFile(file)
  } catch {
    const font = await subsetFont(source, latin, options)
    await mkdir(cacheDir, { recursive: true })
    await writeFile(file, font)
    return font
  }
}

function hash(...parts: (Buffer | string)[]) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 10)
}
