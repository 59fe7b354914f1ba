import { useQuery } from '@tanstack/react-query'
import { figure } from '#app/admin/dates.ts'
import { Link } from '#app/link.tsx'
import styles from './enquiry-room.module.css'
import { type Box, enquiryCount } from './queries.ts'

/** The rail: every box that there is, with its count. */
export const Boxes = ({ current }: { current: Box }) => (
  <nav className={styles.boxes} aria-label="Boxes">
    <BoxLink box="inbox" label="All" current={current} />
    <BoxLink box="quarantine" label="Quarantine" current={current} />
  </nav>
)

type BoxLinkProps = { box: Box; label: string; current: Box }

function BoxLink({ box, label, current }: BoxLinkProps) {
  const { data } = useQuery(enquiryCount(box))
  return (
    <Link to={`/admin/${box}`} aria-current={box === current ? 'page' : undefined}>
      {label}
      {data !== undefined && <span>{figure(data)}</span>}
    </Link>
  )
}
