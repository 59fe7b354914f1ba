import type { BuiltFile, Encoding } from './built-file.ts'

/** The smallest encoding of a file that the client accepts. */
export function bestEncoding(accepted: string | undefined, bytes: BuiltFile['bytes']): Encoding {
  const taken = new Set<string>()
  for (const each of (accepted ?? '').split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    if (quality === undefined || Number(quality.slice(2)) > 0) taken.add(name)
  }
  if (bytes.br && taken.has('br')) return 'br'
  return bytes.gzip && taken.has('gzip') ? 'gzip' : 'identity'
}
