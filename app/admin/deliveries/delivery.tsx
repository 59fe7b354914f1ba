import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ApiError } from '#app/api.ts'
import type { Delivery } from '#contract/delivery.ts'
import { useRememberRecord } from '#app/admin/enquiries/open-record.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { Room } from '#app/admin/frame/room.tsx'
import { useNow } from '#app/admin/use-now.ts'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Attempts } from './attempts.tsx'
import styles from './delivery.module.css'
import { enquiryIdOf, kindLabel } from './kind-words.ts'
import { Preview } from './preview.tsx'
import { oneDelivery } from './queries.ts'
import { SendAgain } from './send-again.tsx'
import { StateLine } from './state-line.tsx'
import { Time } from '#app/admin/time.tsx'

export function Component() {
  const { id = '' } = useParams()
  const query = useQuery(oneDelivery(id))
  const close = useClose()
  useRememberRecord(id)
  const delivery = query.data
  const missing = query.error instanceof ApiError && [404, 422].includes(query.error.status)
  return (
    <Room title={delivery ? kindLabel(delivery.kind) : 'Delivery'}>
      <div className={styles.bar}>
        <Button look="quiet" size="small" onClick={close}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
          All deliveries
        </Button>
        {delivery && <SendAgain delivery={delivery} />}
      </div>
      {query.isPending && <Spinner label="Loading the delivery" />}
      {missing && <p>This delivery does not exist, or no longer does.</p>}
      {query.isError && !missing && (
        <LoadFailed
          what="The delivery"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {delivery && !missing && (
        <>
          <Facts delivery={delivery} />
          <Attempts attempts={delivery.attempts} />
          <Preview id={id} />
        </>
      )}
    </Room>
  )
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { channel, created_at, recipient, status } = delivery
  const now = useNow()
  const enquiry = enquiryIdOf(delivery)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>State</dt>
        <dd>
          <StateLine delivery={delivery} now={now} />{' '}
          {status === 'paused' && <Link to="/admin/settings">Open the webhook</Link>}
        </dd>
      </div>
      <div>
        <dt>{channel === 'mail' ? 'Mail to' : 'Webhook to'}</dt>
        <dd>
          <bdi>{recipient || 'Nobody yet: NOTIFY_EMAIL is not set'}</bdi>
        </dd>
      </div>
      <div>
        <dt>Written</dt>
        <dd>
          <Time at={created_at} />
        </dd>
      </div>
      {enquiry && (
        <div>
          <dt>About</dt>
          <dd>
            <Link to={`/admin/inbox/${enquiry}`}>The enquiry</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Goes back to the list if the delivery was opened from it, else to the first page of the list. */
function useClose() {
  const { state } = useLocation() as { state: HistoryState }
  const navigate = useNavigate()
  return () => {
    if (state?.opened) void navigate(-state.opened)
    else void navigate('/admin/deliveries', { replace: true })
  }
}
