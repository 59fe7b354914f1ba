import type { ScreenHandle } from '#app/screen.ts'
import { confirmPage } from '#content/newsletter.ts'
import { LinkForm } from './link-form.tsx'

export const handle: ScreenHandle = { seo: confirmPage.seo }

export const Component = () => <LinkForm action="/api/newsletter/confirm" page={confirmPage} />
