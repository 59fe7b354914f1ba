import { useQuery } from '@tanstack/react-query'
import { Room } from '#app/admin/frame/room.tsx'
import { upkeep } from '#app/admin/frame/upkeep.ts'
import { Link } from '#app/navigation/link.tsx'
import styles from './deliveries.module.css'
import { DeliveryList } from './delivery-list.tsx'
import { listAddress, useDeliveryFilter } from './filter.ts'
import { KindSelect } from './kind-select.tsx'
import { deliveryHealth } from './health.ts'
import { TabLinks } from './tab-links.tsx'

export function Component() {
  const { filter, parameters } = useDeliveryFilter()
  return (
    <Room title="Deliveries" parameters={parameters}>
      <WhatToSet />
      <div className={styles.bar}>
        <TabLinks filter={filter} />
        <KindSelect filter={filter} />
      </div>
      {filter.subject && (
        <p className={styles.subject}>
          Only what is about one enquiry or account.{' '}
          <Link to={listAddress({ ...filter, subject: null })}>Show all</Link>
        </p>
      )}
      <DeliveryList filter={filter} />
      <RunningVersion />
    </Room>
  )
}

/** For whoever reports a fault. */
function RunningVersion() {
  const { data } = useQuery({ ...upkeep, select: ({ version }) => version })
  if (!data) return null
  return (
    <p className={styles.version}>
      Server {data.server}
      {data.build && `, pages ${data.build}`}
    </p>
  )
}

/** Names the missing settings if mail is not configured. */
function WhatToSet() {
  const { data: health } = useQuery(deliveryHealth)
  if (!health?.unset) return null
  return (
    <aside className={styles.unset} aria-labelledby="what-to-set">
      <h2 id="what-to-set">
        {health.unset.what}: {health.unset.why}
      </h2>
      <p>
        Set these where the server is started, then start it again: <code>SMTP_URL</code>, for
        instance <code>smtps://user:password@smtp.example.com:465</code>; <code>MAIL_FROM</code>,
        who the mails come from; <code>NOTIFY_EMAIL</code>, who gets a mail for each new enquiry.
        Waiting messages are sent then.
      </p>
    </aside>
  )
}
