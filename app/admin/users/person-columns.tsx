import type { Role } from '#contract/options.ts'
import type { Column } from '#app/admin/lists/data-table.tsx'
import { shortDay } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import styles from './users-panel.module.css'

export const emailColumn = <Person extends { email: string }>(): Column<Person> => ({
  id: 'email',
  header: 'Email',
  cell: ({ email }) => (
    <strong>
      <EmailText>{email}</EmailText>
    </strong>
  ),
})

export const createdColumn = <Person extends { created_at: string }>(): Column<Person> => ({
  id: 'created_at',
  header: 'Created',
  cell: ({ created_at }) => <Time at={created_at}>{shortDay(created_at)}</Time>,
})

/** Columns for both accounts and invitations. */
export const personColumns = <Person extends { email: string; role: Role }>(): Column<Person>[] => [
  emailColumn(),
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => (
      <span className={styles.role} data-role={role}>
        {role}
      </span>
    ),
  },
]
