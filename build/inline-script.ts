import { join } from 'node:path'
import { build, mergeConfig } from 'vite'
import { root } from './root.ts'
import { minified, shared } from './vite.config.ts'

const maxBytes = 1024

/** The script that stands in a page as text: `file` with all that it imports. */
export async function inlineScript(file: string) {
  const bundled = await build(
    mergeConfig(shared, {
      publicDir: false,
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
  const bytes = Buffer.byteLength(text)
  if (bytes >= maxBytes) throw new Error(`${file} has ${bytes} bytes, at most 1023 may be`)
  // It would end the script in the middle.
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return text
}
