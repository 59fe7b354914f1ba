import './production.ts'
import { SECOND } from '#contract/durations.ts'
import { refuseArguments } from './refuse-arguments.ts'
import { buildSite, isStale } from './site.ts'

refuseArguments('Usage: npm run build [-- --force]', ['--force'])
const started = performance.now()

if (process.argv.includes('--force') || (await isStale())) {
  await buildSite((step) => console.log(`${step} ...`))
  console.log(`Built the site in ${((performance.now() - started) / SECOND).toFixed(1)} s.`)
} else {
  console.log('The site is built and up to date.')
}
