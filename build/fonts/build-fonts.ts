import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont, { type Options } from 'subset-font'
import { cached } from '#build/cache.ts'
import { type Face, faces, type Fallback } from './faces.ts'
import { fallbackFaces } from './fallback-faces.ts'
import { keepKerning, type Pairs } from './kerning.ts'
import { otherLetters, siteLetters, unicodeRange } from './latin.ts'

export type BuiltFonts = {
  css: string
  /**
   * For public pages: the faces apply only without scripts, because show-fonts.ts adds them. They have to come first.
   * Until then each family consists of its fallback, so that the browser does not look for it among the machine's fonts:
   * on Linux another process does that, and the first layout waits for it.
   */
  pageCss: string
  /** The faces for letters that do not occur in the site's own texts. */
  otherCss: string
}

/**
 * Subsets the site's fonts into `outDir` (served as /assets/fonts) and returns their CSS. Kerning is kept for `pairs` only,
 * or for all pairs if they are not given.
 */
export async function buildFonts(outDir: string, pairs?: Pairs): Promise<BuiltFonts> {
  await mkdir(outDir, { recursive: true })
  const built = await Promise.all(faces.map((face) => buildFace(face, outDir, pairs)))
  return {
    css: built.map(({ css, fallbackCss }) => css + fallbackCss).join('\n'),
    pageCss: [
      `@media (scripting:none){${built.map(({ css }) => css).join('')}}`,
      ...built.map(({ pageFallbackCss }) => pageFallbackCss),
    ].join('\n'),
    otherCss: built.map(({ otherCss }) => otherCss).join('\n'),
  }
}

async function buildFace(face: Face, outDir: string, pairs?: Pairs) {
  const source = await readFile(new URL(face.source))
  const write = async (letters: string, kept?: Pairs) => {
    const font = await subset(source, letters, { ...face, targetFormat: 'woff2', pairs: kept })
    const file = `${face.name}-${hash(font).slice(0, 6)}.woff2`
    await writeFile(join(outDir, file), font)
    return `/assets/fonts/${file}`
  }
  const rule = (href: string, range = '') =>
    [
      `@font-face{font-family:${face.family};font-weight:${face.weight};`,
      `font-display:swap;src:url(${href})${range}}`,
    ].join('')
  const subsetFor = ({ axes }: Fallback) =>
    subset(source, siteLetters, { features: face.features, axes, targetFormat: 'sfnt' })
  const [href, other] = await Promise.all([write(siteLetters, pairs), write(otherLetters)])
  const fallbacks = await Promise.all(
    face.fallbacks.map(async (fallback) => fallbackFaces(fallback, await subsetFor(fallback))),
  )
  const apart = (descriptors: string) =>
    `@font-face{font-family:${face.family} Fallback;${descriptors}}`
  // Of another width than the web font, which therefore is preferred as soon as it is added.
  const within = (descriptors: string) =>
    `@font-face{font-family:${face.family};font-stretch:90%;${descriptors}}`
  return {
    face,
    href,
    css: rule(href),
    fallbackCss: fallbacks.flat().map(apart).join(''),
    // The browser would load each face of a family, also if it needs only one.
    pageFallbackCss: fallbacks
      .flatMap((list) => [
        within(list.at(-1)!),
        ...(face.isWideInOthers ? list : list.slice(0, -1)).map(apart),
      ])
      .join(''),
    otherCss: rule(other, `;unicode-range:${unicodeRange(otherLetters)}`),
  }
}

type Subset = {
  features: string[]
  axes?: Face['axes']
  targetFormat: 'woff2' | 'sfnt'
  pairs?: Pairs | undefined
}

/** Cached, because subsetting takes seconds. */
async function subset(
  source: Buffer,
  letters: string,
  { features, axes, targetFormat, pairs }: Subset,
) {
  const options = {
    targetFormat,
    noHinting: true,
    keepFeatures: features,
    variationAxes: axes,
  }
  const key = hash(source, letters, JSON.stringify([options, [...(pairs ?? [])].toSorted()]))
  return cached('font', key, () =>
    pairs
      ? subsetWithKerning(source, letters, options, pairs)
      : subsetFont(source, letters, options),
  )
}

/** Subsets a second time, to drop tables that are unused without the removed kerning. */
async function subsetWithKerning(source: Buffer, letters: string, options: Options, pairs: Pairs) {
  const { targetFormat, variationAxes, ...kept } = options
  const whole = await subsetFont(source, letters, { ...kept, variationAxes, targetFormat: 'sfnt' })
  return subsetFont(keepKerning(whole, pairs), letters, { ...kept, targetFormat })
}

function hash(...parts: (Buffer | string)[]) {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 10)
}
