import type { TestProject } from 'vitest/node'
import { startSite } from '#tests/browser/start-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    site: { url: string; dataDir: string; admin: { email: string; password: string } }
  }
}

/** One server for both engines. */
export default async function startOnce({ provide }: TestProject) {
  const site = await startSite()
  const { url, dataDir, admin } = site
  provide('site', { url, dataDir, admin })
  return () => site.stop()
}
