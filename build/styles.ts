import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { bundleForBrowser } from './bundle.ts'
import type { BuiltFonts } from './fonts/build-fonts.ts'
import { pageStyle } from './page-style.ts'
import { heightStyles } from './phone-heights.ts'

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

/**
 * The inline style of a page, so that its first paint waits for no request: the rules of the shared and its own style
 * sheets that can match. The complete style sheets are linked but disabled until the first interaction (boot.ts).
 * /admin inlines all rules of its sign-in form.
 */
export async function stylesIn(folder: string, { addressOf, stylesOf }: Bundle, fonts: BuiltFonts) {
  const text = async (href: string) => (await readFile(join(folder, href), 'utf8')).trim()
  const admin = await text(addressOf('admin'))
  await rm(join(folder, addressOf('admin')))
  const heightOf = await heightStyles()
  return async (path: string, screen: string, html: string) => {
    const isStaff = isStaffPage(screen)
    const files = isStaff ? ['app/admin-client.tsx'] : ['app/client.tsx', screen]
    const own = [...new Set(files.flatMap(stylesOf))]
    const inlined = isStaff ? own : [addressOf('site'), ...own]
    const whole = (await Promise.all(inlined.map(text))).join('\n')
    const parts = isStaff
      ? [fonts.css, fonts.otherCss, admin, whole]
      : [fonts.pageCss, pageStyle(whole + heightOf(path), html)]
    return { inlineStyle: parts.join('\n'), inlined, styles: [] }
  }
}

export const isStaffPage = (screen: string) => screen.startsWith('app/admin/')
