import { figure } from '#app/admin/dates.ts'
import { Link } from '#app/navigation/link.tsx'
import { enquiryReference } from '#contract/reference.ts'
import { isAboutEnquiry } from './action-words.ts'
import { Party } from './active-filters.tsx'
import styles from './audit.module.css'
import { type Filters, narrowedBy } from './filters.ts'
import type { Row } from './queries.ts'

type SubjectsProps = { row: Row; filters: Filters }

/** To what something was done; the enquiries of a bulk change as their number, which opens to the list. */
export function Subjects({ row, filters }: SubjectsProps) {
  const { others } = row
  if (!others) return <Subject row={row} filters={filters} />
  return (
    <details className={styles.several}>
      <summary>{figure(others.length + 1)} enquiries</summary>
      <ul>
        {[row, ...others].map(({ seq, subject }) => (
          <li key={seq}>
            <Subject row={{ ...row, subject }} filters={filters} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Subject({ row: { subject, actor, action }, filters }: SubjectsProps) {
  if (!subject || subject.id === actor?.id) return null
  return (
    <>
      <Link to={narrowedBy(filters, { subject: subject.id })}>
        <Party party={subject} />
      </Link>
      {isAboutEnquiry(action) && (
        <>
          {' · '}
          <Link
            to={`/admin/inbox/${subject.id}`}
            state={{ opened: 1 }}
            aria-label={`Open the enquiry ${enquiryReference(subject.id)}`}
          >
            Open
          </Link>
        </>
      )}
    </>
  )
}
