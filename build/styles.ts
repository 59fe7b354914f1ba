import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { bundleForBrowser } from './bundle.ts'

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

/**
 * What a screen's page carries as text, so that its first paint waits for nothing: the shared rules and its own. /admin,
 * whose visitors come back every day, gets cacheable files instead.
 */
export async function stylesIn(folder: string, { addressOf, stylesOf }: Bundle, fontCss: string) {
  const text = async (href: string) => (await readFile(join(folder, href), 'utf8')).trim()
  const shared = await text(addressOf('site'))
  await rm(join(folder, addressOf('site')))
  return async (screen: string) => {
    if (screen.startsWith('app/admin/'))
      return {
        inlineStyle: fontCss,
        inlined: [],
        styles: [addressOf('admin'), ...stylesOf(screen)],
      }
    const inlined = [...new Set([...stylesOf('app/client.tsx'), ...stylesOf(screen)])]
    const own = await Promise.all(inlined.map(text))
    return { inlineStyle: [fontCss, shared, ...own].join('\n'), inlined, styles: [] }
  }
}
