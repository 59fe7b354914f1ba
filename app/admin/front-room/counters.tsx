import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { dueBefore } from '#app/admin/enquiries/clock/due-before.ts'
import { writeListing } from '#app/admin/enquiries/filters.ts'
import { enquiryCount, late, oldestWaiting, waiting } from '#app/admin/enquiries/queries.ts'
import { useNow } from '#app/admin/use-now.ts'
import { adminCount, userCount } from '#app/admin/users/queries.ts'
import styles from './counters.module.css'

/** Totals, counted by the server. A dash means unknown, as opposed to zero. */
export function Counters() {
  const submissions = useQuery(enquiryCount('inbox')).data
  const users = useQuery(userCount).data
  const admins = useQuery(adminCount).data
  return (
    <dl className={styles.counters}>
      <Counter label="Contact submissions" count={submissions}>
        <Pressing />
      </Counter>
      <Counter label="Total users" count={users} />
      <Counter label="Admin users" count={admins} />
    </dl>
  )
}

/** "7 waiting · 2 late · 9 in quarantine", without those that are zero. */
function Pressing() {
  const now = useNow()
  const { data: page } = useQuery(oldestWaiting('inbox'))
  const { data: waits } = useQuery(enquiryCount('inbox', waiting))
  const { data: quarantined } = useQuery(enquiryCount('quarantine'))
  // The line is rendered empty and filled when all three have arrived, so that nothing shifts.
  if (!page || waits === undefined || quarantined === undefined)
    return <p className={styles.pressing}>&nbsp;</p>
  const overdue = dueBefore(page, now)
  const parts = [
    { count: figure(waits), words: 'waiting', to: waitingPath },
    {
      count: `${figure(overdue.count)}${overdue.more ? '+' : ''}`,
      words: 'late',
      to: latePath,
    },
    { count: figure(quarantined), words: 'in quarantine', to: '/admin/quarantine' },
  ].filter(({ count }) => count !== '0')
  if (parts.length === 0) return null
  return (
    <p className={styles.pressing}>
      {parts.map(({ count, words, to }, at) => (
        <span key={words}>
          <Link to={to}>{`${count} ${words}`}</Link>
          {at < parts.length - 1 && ' ·\u00a0'}
        </span>
      ))}
    </p>
  )
}

const waitingPath = `/admin/inbox?${writeListing(waiting)}`
const latePath = `/admin/inbox?${writeListing(late)}`

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
