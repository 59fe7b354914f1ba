import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { bundleForBrowser } from './bundle.ts'

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

/**
 * What a screen's page carries as text, so that its first paint waits for nothing: the shared rules and its own. Of /admin
 * that is the sign-in form.
 */
export async function stylesIn(folder: string, { addressOf, stylesOf }: Bundle, fontCss: string) {
  const text = async (href: string) => (await readFile(join(folder, href), 'utf8')).trim()
  const take = async (href: string) => {
    const css = await text(href)
    await rm(join(folder, href))
    return css
  }
  const site = await take(addressOf('site'))
  const admin = await take(addressOf('admin'))
  return async (screen: string) => {
    const isAdmin = screen.startsWith('app/admin/')
    const files = isAdmin ? ['app/admin-client.tsx'] : ['app/client.tsx', screen]
    const inlined = [...new Set(files.flatMap(stylesOf))]
    const own = await Promise.all(inlined.map(text))
    const inlineStyle = [fontCss, isAdmin ? admin : site, ...own].join('\n')
    return { inlineStyle, inlined, styles: [] }
  }
}
