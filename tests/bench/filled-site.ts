import { startSite } from '#tests/browser/start-site.ts'
import { signIn } from '#tests/credentials/sign-in.ts'
import { fill, openDriver } from './scale-fill.ts'
import { metricsToken } from './scale-measure.ts'

/** A site with 100,000 enquiries, with limits on and behind a proxy, and the session of its admin. */
export async function startFilledSite(DATABASE_URL: string) {
  const site = await startSite({
    DATABASE_URL,
    TRUST_PROXY: '1',
    METRICS_TOKEN: metricsToken,
    NOTIFY_EMAIL: 'team@agency.example',
  })
  try {
    const driver = await openDriver(DATABASE_URL, site.dataDir)
    await fill(driver, 100_000).finally(() => driver.close())
    return { ...site, token: await signIn(site.url, site.admin) }
  } catch (error) {
    await site.stop()
    throw error
  }
}
