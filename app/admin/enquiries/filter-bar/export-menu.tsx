import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#app/admin/requests/download.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { listPath } from '#app/admin/lists/page.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { tooltip } from '#app/ui/tooltip.ts'
import { enquiries } from '#app/admin/enquiries/enquiry-number.ts'
import styles from './filter-menu.module.css'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { type Box, enquiryCount, parametersOf, path } from '#app/admin/enquiries/queries.ts'

/** Exports the filtered list, and says how many enquiries before and after. */
export function ExportMenu({ box, listing }: { box: Box; listing: Listing }) {
  const { data: count } = useQuery(enquiryCount(box, listing))
  const [busy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'json') => {
    setBusy(true)
    try {
      const { headers } = await download(
        listPath(`${path}/export`, { format, ...parametersOf(box, listing) }),
      )
      const rows = Number(headers.get('x-total-count') ?? count)
      notify.success('Exported', `${enquiries(rows)} in the file.`)
    } catch (error) {
      notifyFailure('Export Failed', error, 'The enquiries could not be exported.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <details data-menu className={styles.menu}>
      <summary aria-label="Export" {...tooltip('Export')}>
        <Download aria-hidden />
      </summary>
      <div className={styles.export}>
        <p>{count === undefined ? 'Export' : `Export ${enquiries(count)}`}</p>
        <Button look="secondary" size="small" busy={busy} onClick={() => void save('csv')}>
          CSV
        </Button>
        <Button look="secondary" size="small" busy={busy} onClick={() => void save('json')}>
          JSON
        </Button>
      </div>
    </details>
  )
}
