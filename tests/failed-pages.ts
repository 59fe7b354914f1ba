import { glob, readFile } from 'node:fs/promises'

const maxPages = 5
const maxLength = 2_500

/** What the pages of failed journeys showed at the end, from Playwright's results folder. */
export async function failedPages(folder: string) {
  const pages: string[] = []
  for await (const file of glob(`${folder}/*/error-context.md`)) {
    const [, shown = ''] = (await readFile(file, 'utf8')).split('# Page snapshot\n')
    const snapshot = shown.split('# Test source')[0]!.trim()
    pages.push(`${file}\n${snapshot.slice(0, maxLength)}`)
    if (pages.length === maxPages) break
  }
  return pages.join('\n\n')
}
