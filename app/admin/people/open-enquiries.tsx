import { can } from '#contract/permissions.ts'
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

/**
 * Says where to find the open enquiries of a person who loses access; empty if there are none, or if the person has no
 * access, so that they are listed there already.
 */
export function unownedSentence(person: Person, when: 'now' | 'then') {
  const { open_enquiries: count, role, state } = person
  if (count === 0 || state !== 'active' || !can(role, 'enquiry.read')) return ''
  const theirs = `Their ${figure(count)} open ${wordFor(count)}`
  if (when === 'then') return ` ${theirs} will be listed under Unowned.`
  return ` ${theirs} ${count === 1 ? 'is' : 'are'} listed under Unowned.`
}
