import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, mergeConfig } from 'vite'
import { root } from './root.ts'
import { minified, shared } from './vite.config.ts'

/** The most that a script may add to a page. */
const maxBytes = 1024

/**
 * `file` bundled into a text that stands in a page; it loads the boot script from the address `boot`.
 * @throws when it has 1 KB or more (Brotli).
 */
export async function inlineScript(file: string, boot: string) {
  const bundled = await build(
    mergeConfig(shared, {
      publicDir: false,
      define: { 'import.meta.env.VITE_BOOT': JSON.stringify(boot) },
      build: {
        ...minified,
        terserOptions: {
          ...minified.terserOptions,
          // Safe here: no function of it is called with `new`.
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
  // Such text would end the script element too early.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}
