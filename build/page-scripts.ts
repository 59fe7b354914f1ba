import type { bundleForBrowser } from './bundle.ts'
import { inlineScript } from './inline-script.ts'
import { isStaffPage } from './styles.ts'

type Bundle = Awaited<ReturnType<typeof bundleForBrowser>>

/** The scripts that a page loads, and its inline scripts. Public pages load none before the first interaction. */
export async function scriptsIn({ addressOf }: Bundle) {
  const boot = addressOf('boot')
  const textOf = (file: string) => inlineScript(file, { boot })
  const start = await inlineScript('app/boot/start.ts', { boot, prefetches: true })
  // The 2 KB for inline scripts have no room for both the prefetch and the scripts of the form and its receipt.
  const formStart = await textOf('app/boot/start.ts')
  const showFonts = await textOf('app/boot/show-fonts.ts')
  const formTracking = await textOf('app/boot/form-tracking.ts')
  const date = await textOf('app/boot/date.ts')
  const notFound = await textOf('app/boot/not-found.ts')
  const enquirySent = await textOf('app/boot/enquiry-sent.ts')
  const admin = await textOf('app/boot/admin-inline.ts')
  return ({ screen, app }: { screen: string; app: string }) => {
    if (isStaffPage(screen))
      return {
        scripts: [addressOf('adminBoot')],
        inlineScripts: [admin],
        inlineFirst: true,
      }
    const hasForm = app.includes('action="/api/submit-contact-form"')
    const isReceipt = screen.endsWith('/sent.tsx')
    const inlineScripts = [hasForm || isReceipt ? formStart : start, showFonts]
    if (hasForm) inlineScripts.push(formTracking)
    if (app.includes('data-today')) inlineScripts.push(date)
    if (screen.endsWith('/not-found.tsx')) inlineScripts.push(notFound)
    if (isReceipt) inlineScripts.push(enquirySent)
    return { scripts: [], inlineScripts, inlineFirst: false }
  }
}
