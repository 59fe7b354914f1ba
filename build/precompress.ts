import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md'])
const compress = promisify(brotliCompress)
/**
 * Sizes of windows and blocks as powers of two (0: Brotli chooses), and a code of distances in two numbers. A smaller
 * block saves some bytes of most files longer than one, and the code 15 to 50 of the large pages, whose size decides
 * whether they need another round trip.
 */
const usual = { window: 22, block: 0, postfix: 0, direct: 0 }
const smallBlock = 16
/** A window of 16 was smallest for every page; those of 18 and 22 took three times as long for nothing. */
const pageVariants = [
  ...[0, 1, 2, 3].map((postfix) => ({ ...usual, window: 16, postfix })),
  { ...usual, window: 16, block: smallBlock, direct: 12 },
]
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
  // A file that fits into the small block is the same with either.
  const blocks = bytes.length > 2 ** smallBlock ? [0, smallBlock] : [0]
  const short = await smallest(
    bytes,
    blocks.map((block) => ({ ...usual, block })),
  )
  if (!name.endsWith('.html') || !nearRoundTrip(short)) return short
  const tried = await smallest(bytes, pageVariants)
  return tried.length < short.length ? tried : short
}

async function smallest(bytes: Buffer, variants: (typeof usual)[]) {
  const results = await Promise.all(
    variants.map(({ window, block, postfix, direct }) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: window,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  return results.reduce((one, other) => (other.length < one.length ? other : one))
}
