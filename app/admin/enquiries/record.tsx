import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useOutletContext, useParams } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import { ApiError } from '#app/api.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Answer } from './answer.tsx'
import { useCommandHandlers } from './commands.ts'
import { ConsentLine } from './consent-line.tsx'
import { Facts } from './facts.tsx'
import { useCloseRecord, useRead } from './open-record.ts'
import { type Box, enquiry } from './queries.ts'
import { RecordBar } from './record-bar.tsx'
import { RecordDeliveries } from './record-deliveries.tsx'
import styles from './record.module.css'
import { Source } from './source.tsx'

/** One enquiry: what the list holds of it is shown at once, the rest when it is loaded. */
export function Component() {
  const { id = '' } = useParams()
  const box = useOutletContext<Box>()
  const query = useQuery(enquiry(useQueryClient(), id))
  const close = useCloseRecord(box)
  useRead(id)
  useCommandHandlers('record', { back: close })
  const record = query.data
  const missing = query.error instanceof ApiError && [404, 422].includes(query.error.status)
  return (
    <article className={styles.record} aria-label={record?.name ?? 'Enquiry'}>
      <RecordBar id={id} box={box} record={missing ? undefined : record} close={close} />
      <div className={styles.body}>
        {query.isPending && <Spinner label="Loading the enquiry" />}
        {missing && <p>This enquiry does not exist, or no longer does.</p>}
        {query.isError && !missing && (
          <LoadFailed
            what="The enquiry"
            loadedAt={query.dataUpdatedAt}
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {record && !missing && (
          <>
            {record.quarantined && (
              <aside className={styles.quarantined}>
                <strong>In quarantine.</strong> {record.quarantine_reason}
              </aside>
            )}
            <Answer key={record.id} record={record} />
            {record.message ? (
              <p className={styles.message} dir="auto">
                {record.message}
              </p>
            ) : (
              <p className={styles.absent}>No message.</p>
            )}
            <Facts record={record} />
            <Source record={record} />
            <ConsentLine consent={record.consent} />
            <RecordDeliveries id={id} />
          </>
        )}
      </div>
    </article>
  )
}
