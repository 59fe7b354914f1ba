import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont, { type Options } from 'subset-font'
import { faces, type Face } from './font-faces.ts'
import { fallbackFace } from './font-fallback.ts'
import { keepKerning, type Pairs } from './font-kerning.ts'
import { otherLetters, siteLetters, unicodeRange } from './font-latin.ts'

const cacheDir = path.join(import.meta.dirname, '../node_modules/.cache/fonts')

export type BuiltFonts = {
  css: string
  /** The same for a public page, where show-fonts.ts adds the faces: those here are for pages without scripts, first in its style. */
  pageCss: string
  /** The faces of the letters that the site's own words do without. */
  otherCss: string
}

/**
 * Subsets the site's fonts into `outDir` (served as /assets/fonts) and says how a page uses them. Letters that stand
 * beside each other keep their distance where they are among the `pairs`, or all if none are named.
 */
export async function buildFonts(outDir: string, pairs?: Pairs): Promise<BuiltFonts> {
  await mkdir(outDir, { recursive: true })
  const built = await Promise.all(faces.map((face) => buildFace(face, outDir, pairs)))
  return {
    css: built.map(({ css, fallbackCss }) => css + fallbackCss).join('\n'),
    pageCss: [
      `@media (scripting:none){${built.map(({ css }) => css).join('')}}`,
      ...built.map(({ fallbackCss }) => fallbackCss),
    ].join('\n'),
    otherCss: built.map(({ otherCss }) => otherCss).join('\n'),
  }
}

async function buildFace(face: Face, outDir: string, pairs?: Pairs) {
  const source = await readFile(new URL(face.source))
  const write = async (letters: string, kept?: Pairs) => {
    const font = await cached(source, letters, face, face.axes, 'woff2', kept)
    const file = `${face.name}-${hash(font)}.woff2`
    await writeFile(path.join(outDir, file), font)
    return `/assets/fonts/${file}`
  }
  const rule = (href: string, range = '') =>
    [
      `@font-face{font-family:'${face.family}';font-weight:${face.weight};`,
      `font-display:swap;src:url('${href}')${range}}`,
    ].join('')
  const [href, other] = await Promise.all([write(siteLetters, pairs), write(otherLetters)])
  const fallbacks = await Promise.all(
    face.fallbacks.map(async (fallback) => {
      const instance = await cached(source, siteLetters, face, fallback.axes, 'sfnt')
      return fallbackFace(face.family, fallback, instance)
    }),
  )
  return {
    face,
    href,
    css: rule(href),
    fallbackCss: fallbacks.join(''),
    otherCss: rule(other, `;unicode-range:${unicodeRange(otherLetters)}`),
  }
}

/** Subsetting takes seconds; the same source, letters and axes give the same bytes. */
async function cached(
  source: Buffer,
  letters: string,
  face: Face,
  axes: Face['axes'],
  targetFormat: 'woff2' | 'sfnt',
  pairs?: Pairs,
) {
  const options = {
    targetFormat,
    noHinting: true,
    keepFeatures: face.features,
    variationAxes: axes,
  }
  const key = hash(source, letters, JSON.stringify([options, [...(pairs ?? [])].toSorted()]))
  const file = path.join(cacheDir, key)
  try {
    return await readFile(file)
  } catch {
    const font = await cut(source, letters, options, pairs)
    await mkdir(cacheDir, { recursive: true })
    await writeFile(file, font)
    return font
  }
}

/** What is no longer named after the kerning was cut goes with the second subsetting. */
async function cut(source: Buffer, letters: string, options: Options, pairs?: Pairs) {
  if (!pairs) return subsetFont(source, letters, options)
  const { targetFormat, variationAxes, ...kept } = options
  const whole = await subsetFont(source, letters, { ...kept, variationAxes, targetFormat: 'sfnt' })
  return subsetFont(keepKerning(whole, pairs), letters, { ...kept, targetFormat })
}

function hash(...parts: (Buffer | string)[]) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 10)
}
