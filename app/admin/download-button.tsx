import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { download } from './download.ts'
import { failureSentence } from './failure.ts'
import { listPath } from './page.ts'

type DownloadButtonProps = {
  /** The call that answers with the file. */
  path: string
  /** What narrows it. */
  filters: Parameters<typeof listPath>[1]
  format: 'csv' | 'json'
  /** What is said where no better reason is known. */
  failed: string
  onSaved?: () => void
}

/** Saves a list as it is narrowed. */
export function DownloadButton({ path, filters, format, failed, onSaved }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(listPath(path, { format, ...filters }))
      onSaved?.()
    } catch (error) {
      const sentence = failureSentence(error, failed)
      if (sentence) notify.error('Download Failed', sentence)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" size="small" busy={busy} onClick={() => void save()}>
      Download {format.toUpperCase()}
    </Button>
  )
}
