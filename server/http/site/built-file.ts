import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { mediaTypeOf } from './media-types.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A file of the build, in memory: responses need no file descriptors and share the same bytes. */
export type BuiltFile = {
  type: string
  cacheControl: string
  etag: string
  /** As compressed by the build; incompressible files exist only as they are. */
  bytes: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

export const etagOf = (bytes: Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

/** Reads a file, and its compressed versions if the build made them. */
export async function readBuiltFile(
  file: string,
  { cacheControl, isCompressed }: { cacheControl: string; isCompressed: boolean },
): Promise<BuiltFile> {
  const read = (suffix: string) => readFile(`${file}${suffix}`)
  const identity = await read('')
  const bytes = isCompressed
    ? { identity, br: await read('.br'), gzip: await read('.gz') }
    : { identity }
  return { type: mediaTypeOf(file), cacheControl, etag: etagOf(identity), bytes }
}
