import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { figure } from './dates.ts'
import { enquiryCount } from './enquiries/queries.ts'
import { useView, views } from './view.ts'

/** Plain links: each view has an address. */
export function ViewsNav({ userId }: { userId: string }) {
  const current = useView()
  const quarantined = useQuery(enquiryCount(userId, 'quarantine')).data
  return (
    <nav className="views" aria-label="Views">
      {views.map(({ id, label, search }) => (
        <Link key={id} to={{ search }} aria-current={id === current ? 'page' : undefined}>
          {label}
          {id === 'quarantine' && Boolean(quarantined) && (
            <span className="views-count">{figure(quarantined ?? 0)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
