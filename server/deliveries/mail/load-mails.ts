import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderMail } from '#contract/mail.ts'

/** Loads the mail renderer that the build bundled into `folder`. @throws when there is no build. */
export async function loadMails(folder: string): Promise<RenderMail> {
  const file = join(folder, 'mails.js')
  try {
    const { renderMail } = (await import(pathToFileURL(file).href)) as { renderMail: RenderMail }
    return renderMail
  } catch (error) {
    throw new Error('There are no built mails. Make them with: npm run build', { cause: error })
  }
}
