import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { figure } from '#app/admin/dates.ts'
import styles from './enquiry-room.module.css'
import { type Box, enquiryCount } from './queries.ts'

/** The rail: every box that there is, with its count. */
export const Boxes = () => (
  <nav className={styles.boxes} aria-label="Boxes">
    <BoxLink box="inbox" label="All" />
    <BoxLink box="quarantine" label="Quarantine" />
  </nav>
)

function BoxLink({ box, label }: { box: Box; label: string }) {
  const { data } = useQuery(enquiryCount(box))
  return (
    <NavLink to={`/admin/${box}`}>
      {label}
      {data !== undefined && <span>{figure(data)}</span>}
    </NavLink>
  )
}
