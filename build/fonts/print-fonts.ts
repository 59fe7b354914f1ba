import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { cached } from '#build/cache.ts'
import { latin } from './latin.ts'
import { withReadableEnd } from './open-font.ts'

const { resolve } = createRequire(import.meta.url)

const sources = {
  display: [
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    700,
  ],
  text: ['@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 400],
  strong: [
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    650,
  ],
  em: ['@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-italic.woff2', 400],
  mono: ['@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2', null],
} as const

export type FontName = keyof typeof sources
export type PrintFonts = Record<FontName, Buffer>

let loaded: Promise<PrintFonts> | undefined

/** The site's typefaces at fixed weights, because neither PDFs nor the rasterizer support variable fonts. */
export const loadPrintFonts = () => (loaded ??= cutAll())

async function cutAll() {
  const cut = Object.entries(sources).map(async ([name, [file, weight]]) => {
    const source = await readFile(resolve(file))
    const axes = weight === null ? {} : { variationAxes: { wght: weight } }
    const font = await cached('print-font', `${file} ${weight} ${latin}`, () =>
      subsetFont(source, latin, { targetFormat: 'sfnt', ...axes }),
    )
    return [name, withReadableEnd(font)]
  })
  return Object.fromEntries(await Promise.all(cut)) as PrintFonts
}
