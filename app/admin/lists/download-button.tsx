import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { download } from '#app/admin/requests/download.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { listPath } from './page.ts'

type DownloadButtonProps = {
  fetchFile: () => Promise<unknown>
  /** The error text when the server gives no reason. */
  failed: string
  size?: 'small'
  children: ReactNode
}

/** Downloads a file, and shows a toast if that fails. */
export function DownloadButton({ fetchFile, failed, children, ...look }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await fetchFile()
    } catch (error) {
      notifyFailure('Download Failed', error, failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="secondary" busy={busy} onClick={() => void save()} {...look}>
      {children}
    </Button>
  )
}

type ListDownloadsProps = {
  /** The path of the API endpoint that returns the file. */
  path: string
  filters: Parameters<typeof listPath>[1]
  failed: string
  /** For a list whose number of rows the server sends: the words for it. */
  counted?: (count: number) => string
  onSaved?: () => void
}

/** Downloads the filtered list, as CSV or as JSON. */
export const ListDownloads = ({ path, filters, failed, counted, onSaved }: ListDownloadsProps) =>
  (['csv', 'json'] as const).map((format) => (
    <DownloadButton
      key={format}
      size="small"
      failed={failed}
      fetchFile={async () => {
        const { headers } = await download(listPath(path, { format, ...filters }))
        const count = headers.get('x-total-count')
        if (counted && count) notify.success('Exported', `${counted(Number(count))} in the file.`)
        onSaved?.()
      }}
    >
      Download {format.toUpperCase()}
    </DownloadButton>
  ))
