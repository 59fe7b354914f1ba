import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Location, useLocation, useOutletContext, useParams } from 'react-router'
import { Spinner } from '#app/ui/spinner.tsx'
import { ApiError } from '#app/api.ts'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { OthersReplying } from '#app/admin/live/replying.tsx'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import type { Change } from '#app/admin/enquiries/change.ts'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { dropDrafts } from '#app/admin/enquiries/draft.ts'
import { BegunReply } from '#app/admin/enquiries/reply/begun-reply.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { NextStep } from './next-step.tsx'
import { useCloseRecord, useRememberRecord } from '#app/admin/enquiries/open-record.ts'
import { type Box, enquiry, inLists } from '#app/admin/enquiries/queries.ts'
import { RecordActions } from './record-actions.tsx'
import { RecordBar } from './record-bar.tsx'
import { RecordBody } from './record-body.tsx'
import { RecordNotices } from './record-notices.tsx'
import { RecordState } from './record-state.tsx'
import styles from './record.module.css'
import { useNextStep } from './use-next-step.ts'
import { useReadMark } from './use-read-mark.ts'
import { useRecordChange } from './use-record-change.ts'
import { useRecordTitle } from './use-record-title.ts'

const useComposer = lazyPart(
  async () => (await import('#app/admin/enquiries/reply/composer.tsx')).Composer,
)

/** One enquiry. The fields that the list has are shown at once, the others when they have loaded. */
export function Component() {
  const { id = '' } = useParams()
  const box = useOutletContext<Box>()
  const client = useQueryClient()
  const query = useQuery(enquiry(client, id))
  const now = useNow()
  const close = useCloseRecord(box)
  const { state } = useLocation() as Location<HistoryState>
  const [composing, setComposing] = useState(state?.composing ?? null)
  const closeComposer = () => setComposing((open) => (open === id ? null : open))
  const { Part: Composer } = useComposer(composing === id, closeComposer)
  const { data: health, isPending: isMailUnknown } = useQuery(deliveryHealth)
  const canMail = health?.can_mail === true
  useRememberRecord(id)
  useCommandHandlers('record', { back: close })
  const missing = query.error instanceof ApiError && [404, 422].includes(query.error.status)
  useEffect(() => {
    if (missing) dropDrafts(id)
  }, [missing, id])
  // The query has no placeholder data after an error, so fall back to the row in a list.
  const listed = query.isError ? inLists(client, id) : undefined
  const record = missing ? undefined : (query.data ?? listed)
  useRecordTitle(record)
  const { unread, setUnread } = useReadMark(id, record !== undefined)
  const { conflict, useMine, keepTheirs, ...changing } = useRecordChange(record)

  const { step, ask, done } = useNextStep(id, record)
  const change: Change = (changes, said, shown) => {
    changing.change(changes, said, shown)
    if (changes.answered_at) ask('follow-up')
    // The new stage removes it from the waiting enquiries although its clock still runs, so ask whether it was
    // answered.
    else if (changes.stage && changes.stage !== 'new' && record?.answered_at === null) ask('moved')
  }
  return (
    <article className={styles.record} aria-label={record?.name ?? 'Enquiry'}>
      <RecordBar
        id={id}
        box={box}
        record={record}
        close={close}
        actions={
          record && (
            <RecordActions
              key={id}
              record={record}
              unread={unread}
              setUnread={(wanted) => void setUnread(wanted)}
              isMailUnknown={isMailUnknown}
              compose={canMail ? () => setComposing(id) : undefined}
              onMailOpened={() => ask('sent')}
            />
          )
        }
        state={record && <RecordState key={id} record={record} now={now} change={change} />}
      />
      <div className={styles.body}>
        {/* While a reply is being written, its composer shows this. */}
        {composing !== id && <OthersReplying id={id} />}
        {query.isPending && <Spinner label="Loading the enquiry" />}
        {missing && <p>This enquiry does not exist, or no longer does.</p>}
        {query.isError && !missing && (
          <LoadFailed
            what={record && !query.data ? 'The rest of the enquiry' : 'The enquiry'}
            loadedAt={query.dataUpdatedAt}
            retry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {record && (
          <>
            {conflict?.current.id === id && (
              <ConflictNotice
                id={id}
                conflict={conflict}
                now={now}
                keepTheirs={keepTheirs}
                useMine={useMine}
              />
            )}
            {step && <NextStep step={step} record={record} now={now} change={change} done={done} />}
            <RecordNotices record={record} />
            <RecordBody key={id} record={record}>
              {composing !== id && canMail && <BegunReply id={id} open={() => setComposing(id)} />}
              {composing === id && !Composer && <Spinner label="Loading the composer" />}
              {composing === id && Composer && (
                <Composer
                  record={record}
                  close={closeComposer}
                  reopen={() => setComposing(id)}
                  onSent={() => ask('follow-up')}
                />
              )}
            </RecordBody>
          </>
        )}
      </div>
    </article>
  )
}
