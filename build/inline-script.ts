import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, mergeConfig } from 'vite'
import { root } from './root.ts'
import { minified, shared } from './vite.config.ts'

/** The limit for an inline script, in compressed bytes. */
const maxBytes = 1024

type Options = {
  /** The address of the boot script that it loads. */
  boot: string
  /** Whether it prefetches the document of the first link under the pointer. */
  prefetches?: boolean
}

/**
 * Bundles `file` to an inline script.
 * @throws if it has 1 KB or more (Brotli).
 */
export async function inlineScript(file: string, { boot, prefetches = false }: Options) {
  const bundled = await build(
    mergeConfig(shared, {
      publicDir: false,
      define: {
        'import.meta.env.VITE_BOOT': JSON.stringify(boot),
        'import.meta.env.VITE_PREFETCHES': `${prefetches}`,
      },
      build: {
        ...minified,
        terserOptions: {
          ...minified.terserOptions,
          // Safe, because none of its functions is called with `new`.
          compress: { ...minified.terserOptions.compress, unsafe_arrows: true },
        },
        write: false,
        modulePreload: false,
        rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
      },
    }),
  )
  if (!('output' in bundled)) throw new Error(`${file} was not bundled into one file`)
  const text = bundled.output[0].code.trim()
  const bytes = brotliCompressSync(text).length
  if (bytes >= maxBytes)
    throw new Error(`${file} takes ${bytes} bytes, fewer than ${maxBytes} may be`)
  // "</script" would end the script element.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}
