import type { bundleForBrowser } from './bundle.ts'
import type { BuiltFonts } from './fonts.ts'
import { inlineScript } from './inline-script.ts'
import { isStaffPage } from './styles.ts'

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

/** What a page loads by itself, and the scripts that stand in it as text. A public page fetches nothing before the visitor acts. */
export async function scriptsIn({ addressOf }: Bundle, fonts: BuiltFonts) {
  const boot = addressOf('boot')
  const [start, formTracking, admin] = await Promise.all(
    ['app/start.ts', 'app/form-tracking.ts', 'app/admin-inline.ts'].map((file) =>
      inlineScript(file, boot),
    ),
  )
  return ({ screen, app }: { screen: string; app: string }) => {
    if (isStaffPage(screen))
      return {
        scripts: [addressOf('adminBoot')],
        inlineScripts: [admin!],
        inlineFirst: true,
        preload: fonts.preload,
      }
    const hasForm = app.includes('action="/api/submit-contact-form"')
    return {
      scripts: [],
      inlineScripts: [start!, ...(hasForm ? [formTracking!] : [])],
      inlineFirst: false,
      preload: [],
    }
  }
}
