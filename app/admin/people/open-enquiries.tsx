import { openStages } from '#contract/stages.ts'
import type { Person } from '#contract/person.ts'
import { figure } from '#app/admin/dates.ts'
import { Link } from '#app/navigation/link.tsx'
import styles from './people.module.css'

/** Links to a person's open enquiries. */
export function OpenEnquiries({ person: { id, open_enquiries: count } }: { person: Person }) {
  if (count === 0) return null
  return (
    <Link className={styles.open} to={`/admin/inbox?owner=${id}&stage=${openStages.join()}`}>
      <span>
        {figure(count)} open <span className={styles.what}>{wordFor(count)}</span>
      </span>
    </Link>
  )
}

const wordFor = (count: number) => (count === 1 ? 'enquiry' : 'enquiries')

/** Says where to find the open enquiries of a person who loses access; empty if there are none. */
export function unownedSentence({ open_enquiries: count }: Person, when: 'now' | 'then') {
  if (count === 0) return ''
  const theirs = `Their ${figure(count)} open ${wordFor(count)}`
  if (when === 'then') return ` ${theirs} will be listed under Unowned.`
  return ` ${theirs} ${count === 1 ? 'is' : 'are'} listed under Unowned.`
}
