import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.md'])
const compress = promisify(brotliCompress)
/** Block sizes as powers of two (0: Brotli chooses), and codes of distances. Trying them all saves up to 50 bytes a file. */
const blockSizes = [0, 16]
const distanceCodes = [
  { postfix: 0, direct: 0 },
  { postfix: 3, direct: 32 },
]
const variants = blockSizes.flatMap((blockSize) =>
  distanceCodes.map((codes) => ({ blockSize, ...codes })),
)
const zip = promisify(gzip)

/** Writes FILE.br and FILE.gz beside every text file below `folder`. */
export async function precompress(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((file) => file.isFile() && compressible.has(extname(file.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const bytes = await readFile(file)
      await writeFile(`${file}.br`, await brotli(bytes))
      await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}

async function brotli(bytes: Buffer) {
  const results = await Promise.all(
    variants.map(({ blockSize, postfix, direct }) =>
      compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  )
  return results.reduce((one, other) => (other.length < one.length ? other : one))
}
