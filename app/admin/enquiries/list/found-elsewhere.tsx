import { useQuery } from '@tanstack/react-query'
import { Link } from '#app/navigation/link.tsx'
import { figure } from '#app/admin/dates.ts'
import { type Box, enquiryCount } from '#app/admin/enquiries/queries.ts'
import { useListing } from '#app/admin/enquiries/use-listing.ts'
import { viewPath } from '#app/admin/enquiries/views/views.ts'
import styles from './enquiry-list.module.css'

/**
 * "1 in quarantine · 1 in the bin": where a search that found nothing here does find something. Without `q`: where
 * there are enquiries.
 */
export function FoundElsewhere({ box, q }: { box: Box; q?: string }) {
  const { listing } = useListing()
  const here = listing.filters.bin ? 'bin' : box
  const search = q ? { q } : {}
  const inbox = useFound('inbox', search, here !== 'inbox')
  const quarantine = useFound('quarantine', search, here !== 'quarantine')
  const bin = useFound('inbox', { ...search, bin: 'only' }, here !== 'bin')
  const found = [
    { place: 'inbox', words: 'in the inbox', ...inbox },
    { place: 'quarantine', words: 'in quarantine', ...quarantine },
    { place: 'bin', words: 'in the bin', ...bin },
  ].filter(({ place, count }) => place !== here && count > 0)
  return (
    <p className={styles.elsewhere}>
      {found.map(({ place, words, count, to }, at) => (
        <span key={place}>
          {at > 0 && ' · '}
          <Link to={to}>{`${figure(count)} ${words}`}</Link>
        </span>
      ))}
    </p>
  )
}

function useFound(box: Box, filters: { q?: string; bin?: 'only' }, enabled: boolean) {
  const listing = { filters, sort: 'newest' as const }
  const { data: count = 0 } = useQuery({ ...enquiryCount(box, listing), enabled })
  return { count, to: viewPath({ box, listing }) }
}
