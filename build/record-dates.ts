import './production.ts'
import { copyFile } from 'node:fs/promises'
import { refuseArguments } from './refuse-arguments.ts'
import { builtFile, recordedFile } from './seo/last-modified.ts'
import { buildSite, isStale } from './site.ts'

/** `npm run dates`: records on which day the text of each page last changed, for the sitemap and the feed. */
refuseArguments('Usage: npm run dates')
if (await isStale()) await buildSite((step) => console.log(`${step} ...`))
await copyFile(builtFile, recordedFile)
console.log('content/last-modified.json is up to date. Commit it with the texts.')
