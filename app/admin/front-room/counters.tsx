import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#app/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { enquiryCount } from '#app/admin/enquiries/queries.ts'
import { adminCount, userCount } from '#app/admin/users/queries.ts'
import styles from './counters.module.css'

/** Totals of the whole lists, counted by the server. A dash is no number: nobody should read it as zero. */
export function Counters() {
  const submissions = useQuery(enquiryCount('inbox')).data
  const { data: quarantined = 0 } = useQuery(enquiryCount('quarantine'))
  const users = useQuery(userCount).data
  const admins = useQuery(adminCount).data
  return (
    <dl className={styles.counters}>
      <Counter label="Contact submissions" count={submissions}>
        {quarantined > 0 && <Link to="/admin/quarantine">{figure(quarantined)} in quarantine</Link>}
      </Counter>
      <Counter label="Total users" count={users} />
      <Counter label="Admin users" count={admins} />
    </dl>
  )
}

type CounterProps = { label: string; count: number | undefined; children?: ReactNode }

const Counter = ({ label, count, children }: CounterProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <span className={styles.figure}>{count === undefined ? '–' : figure(count)}</span>
      {children}
    </dd>
  </div>
)
