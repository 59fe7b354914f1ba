import { useQuery } from '@tanstack/react-query'
import { figure } from '#app/admin/dates.ts'
import { Link } from '#app/navigation/link.tsx'
import styles from './deliveries.module.css'
import { type DeliveryFilter, listAddress, type Tab, tabs, tabWords } from './filter.ts'
import { deliveryCount } from './queries.ts'

/** The counts include all kinds, regardless of the filter. */
export const TabLinks = ({ filter }: { filter: DeliveryFilter }) => (
  <nav className={styles.tabs} aria-label="State">
    {tabs.map((tab) => (
      <TabLink key={tab} tab={tab} filter={filter} />
    ))}
  </nav>
)

function TabLink({ tab, filter }: { tab: Tab; filter: DeliveryFilter }) {
  const { data: count } = useQuery(deliveryCount(tab))
  return (
    <Link
      to={listAddress({ ...filter, tab })}
      aria-current={tab === filter.tab ? 'page' : undefined}
    >
      {tabWords[tab]}
      {count !== undefined && (
        <span data-alarm={tab === 'failed' && count > 0}> {figure(count)}</span>
      )}
    </Link>
  )
}
