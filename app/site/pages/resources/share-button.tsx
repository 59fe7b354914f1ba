import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { page } from '#content/pages/resource.ts'
import * as styles from './article-head.module.css'

/** Shown only where scripts run, because sharing needs one. */
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

/** Without the section that happens to be read. */
const addressOfPage = () => location.origin + location.pathname

/** The system's sheet, else the clipboard. */
async function share(what: { title: string; url: string }) {
  if ('share' in navigator) {
    try {
      return await navigator.share(what)
    } catch (error) {
      // The visitor closed the share sheet.
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
