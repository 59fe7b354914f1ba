import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#app/api.ts'
import { enquiryReference } from '#contract/reference.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { longTime } from '#app/admin/dates.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { useOpenEnquiry } from '#app/admin/paging.ts'
import { enquiry } from './queries.ts'
import { RecordFields } from './record-fields.tsx'
import { ReleaseButton } from './release-button.tsx'

/** The full record of the enquiry named in the address, in a sheet over the list. */
export function EnquiryRecord({ userId, quarantine }: { userId: string; quarantine: boolean }) {
  const { id, close } = useOpenEnquiry()
  const query = useQuery({ ...enquiry(userId, id ?? ''), enabled: id !== null })
  const record = id ? query.data : undefined
  const missing = query.error instanceof ApiError && [404, 422].includes(query.error.status)
  return (
    <Dialog
      open={id !== null}
      onClose={close}
      title={record ? <bdi>{record.name}</bdi> : 'Enquiry'}
      description={
        record ? (
          <>
            <span className="mono">{enquiryReference(record.id)}</span>{' '}
            <time dateTime={record.created_at}>{longTime(record.created_at)}</time>
          </>
        ) : (
          'The full record of one enquiry'
        )
      }
      fallbackFocus={() =>
        document.querySelector<HTMLElement>(`[data-list="${quarantine ? 'quarantine' : 'inbox'}"]`)
      }
    >
      <div className="dialog-body">
        {query.isLoading && <Spinner label="Loading the enquiry" />}
        {missing && <p>This enquiry does not exist, or no longer does.</p>}
        {query.isError && !missing && (
          <LoadFailed
            what="The enquiry"
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {record?.quarantine_reason && quarantine && (
          <aside className="record-quarantine">
            <p>
              <strong>In quarantine.</strong> {record.quarantine_reason}
            </p>
            <ReleaseButton userId={userId} enquiry={record} onReleased={close} />
          </aside>
        )}
        {record && <RecordFields record={record} />}
      </div>
    </Dialog>
  )
}
