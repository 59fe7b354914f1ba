import { buildSite, isStale } from './site.ts'

const started = performance.now()
const onlyWhenStale = process.argv.includes('--if-stale')

if (onlyWhenStale && !(await isStale())) {
  console.log('The site is built and up to date.')
} else {
  await buildSite((step) => console.log(`${step} ...`))
  console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
