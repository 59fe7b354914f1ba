import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { page } from '#content/pages/resource.ts'
import * as styles from './article-head.module.css'

/** Hidden without scripts, and if they could not be loaded: sharing needs them. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button
      look="secondary"
      size="large"
      className={styles.needsScript}
      onClick={() => void share({ title, url: addressOfPage() })}
    >
      {page.share}
    </Button>
  )
}

/** The URL of the page, without its hash. */
const addressOfPage = () => location.origin + location.pathname

/** Opens the system's share sheet, or else copies the URL. */
async function share(what: { title: string; url: string }) {
  if ('share' in navigator) {
    try {
      return await navigator.share(what)
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(what.url)
    notify.success(page.shared, what.url)
  } catch {
    notify.error(page.notShared)
  }
}
