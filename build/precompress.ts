import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md'])
const compress = promisify(brotliCompress)
/**
 * Sizes of windows and blocks as powers of two (0: Brotli chooses), and a code of distances. Trying them all saves up to
 * 50 bytes a file, and 15 to 40 more on the large pages, whose size decides whether they need another round trip.
 */
const usualVariants = [0, 16].map((block) => ({ window: 22, block, postfix: 0 }))
const pageVariants = [16, 18, 22].flatMap((window) =>
  [0, 1, 2, 3].map((postfix) => ({ window, block: 0, postfix })),
)
/** In compressed bytes: a round trip carries 14,600, headers included, and articles are beyond it in any case. */
const nearRoundTrip = ({ length }: Buffer) => length > 12_000 && length < 16_000
const zip = promisify(gzip)

/** Writes FILE.br and FILE.gz beside every text file below `folder`. */
export async function precompress(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((file) => file.isFile() && compressible.has(extname(file.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await brotli(name, bytes))
      await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

async function brotli(name: string, bytes: Buffer) {
  const usual = await smallest(bytes, usualVariants)
  if (!name.endsWith('.html') || !nearRoundTrip(usual)) return usual
  const tried = await smallest(bytes, pageVariants)
  return tried.length < usual.length ? tried : usual
}

async function smallest(bytes: Buffer, variants: typeof usualVariants) {
  const results = await Promise.all(
    variants.map(({ window, block, postfix }) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        },
      }),
    ),
  )
  return results.reduce((one, other) => (other.length < one.length ? other : one))
}
