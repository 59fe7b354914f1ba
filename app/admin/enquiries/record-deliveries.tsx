import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '#app/admin/deliveries/kind-words.ts'
import { deliveriesOf } from '#app/admin/deliveries/queries.ts'
import { SendAgain } from '#app/admin/deliveries/send-again.tsx'
import { StateLine } from '#app/admin/deliveries/state-line.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { useNow } from '#app/admin/use-now.ts'
import { Link } from '#app/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './record.module.css'

/** Who was told of this enquiry, and what became of it. */
export function RecordDeliveries({ id }: { id: string }) {
  const query = useQuery(deliveriesOf(id))
  const now = useNow()
  const rows = query.data?.rows
  return (
    <section className={styles.told} aria-labelledby="told-title">
      <h3 id="told-title">Who was told</h3>
      {query.isPending && <Skeleton wide />}
      {query.isError && (
        <LoadFailed
          what="Who was told"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {rows?.length === 0 && <p>Nobody.</p>}
      {rows && rows.length > 0 && (
        <ul aria-labelledby="told-title">
          {rows.map((delivery) => (
            <li key={delivery.id}>
              <p>
                <Link to={`/admin/deliveries/${delivery.id}`} state={{ opened: true }}>
                  {wordsOf(delivery.kind)}
                </Link>{' '}
                <bdi>{delivery.recipient}</bdi> <StateLine delivery={delivery} now={now} />
              </p>
              <SendAgain delivery={delivery} />
            </li>
          ))}
        </ul>
      )}
      {query.data?.next && (
        <p>
          <Link to={`/admin/deliveries?subject=${id}`}>All deliveries of this enquiry</Link>
        </p>
      )}
    </section>
  )
}
