import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { figure } from './dates.ts'
import { enquiryCount } from './enquiries/queries.ts'
import { adminCount, userCount } from './users/queries.ts'

type Count = { data: number | undefined }

/** Totals of the whole lists, counted by the server. A dash is no number: nobody should read it as zero. */
export function Counters({ userId }: { userId: string }) {
  const submissions = useQuery(enquiryCount(userId, 'inbox'))
  const quarantined = useQuery(enquiryCount(userId, 'quarantine')).data
  const users = useQuery(userCount(userId))
  const admins = useQuery(adminCount(userId))
  return (
    <dl className="counters">
      <Counter label="Contact submissions" count={submissions}>
        {Boolean(quarantined) && (
          <Link to="?view=quarantine">{figure(quarantined ?? 0)} more in quarantine</Link>
        )}
      </Counter>
      <Counter label="Total users" count={users}>
        <a href="#users">Manage users</a>
      </Counter>
      <Counter label="Admin users" count={admins} />
    </dl>
  )
}

type CounterProps = { label: string; count: Count; children?: React.ReactNode }

const Counter = ({ label, count, children }: CounterProps) => (
  <div className="counter">
    <dt>{label}</dt>
    <dd>
      <span className="counter-figure">{count.data === undefined ? '–' : figure(count.data)}</span>
      {children}
    </dd>
  </div>
)
