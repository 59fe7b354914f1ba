import type { Response } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { launchChromium } from './launch-chromium.ts'

export type PageBytes = { path: string; html: number; script: number; style: number; font: number }

/** The transfer size of a page until it is hydrated; styles are part of the HTML and are also measured separately. */
export async function pageBytes(url: string, paths: string[]): Promise<PageBytes[]> {
  const browser = await launchChromium()
  const results: PageBytes[] = []
  for (const path of paths) {
    const page = await browser.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url + path)
    const css = await page.locator('style').allTextContents()
    await page.keyboard.press('Shift')
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    const bytes = async (kind: string) => {
      const ours = responses.filter((response) => response.request().resourceType() === kind)
      const sizes = await Promise.all(ours.map((response) => response.request().sizes()))
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    }
    results.push({
      path,
      html: await bytes('document'),
      script: await bytes('script'),
      style: (await bytes('stylesheet')) + brotliCompressSync(css.join('')).length,
      font: await bytes('font'),
    })
    await page.close()
  }
  await browser.close()
  return results
}
