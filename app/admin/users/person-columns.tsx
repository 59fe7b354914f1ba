import type { Role } from '#contract/options.ts'
import type { Column } from '#app/admin/data-table.tsx'
import { EmailText } from '#app/admin/email-text.tsx'
import styles from './users-panel.module.css'

/** Whoever has or will have an account, by address and role. */
export const personColumns = <Person extends { email: string; role: Role }>(): Column<Person>[] => [
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => (
      <strong>
        <EmailText>{email}</EmailText>
      </strong>
    ),
  },
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
