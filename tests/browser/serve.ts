import { startSite } from './start-site.ts'

export default async function serve() {
  // Each test has an address of its own, so that limits stay on and never join two tests.
  const site = await startSite({ TRUST_PROXY: '1', RATE_LIMITS: 'on' })
  process.env.SITE_URL = site.url
  process.env.SITE_ADMIN_EMAIL = site.admin.email
  process.env.SITE_ADMIN_PASSWORD = site.admin.password
  return () => site.stop()
}
