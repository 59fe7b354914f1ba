import { useQuery } from '@tanstack/react-query'
import type { Person } from '#contract/person.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import type { Column } from '#app/admin/lists/data-table.tsx'
import { age } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { savedViews } from '#app/admin/enquiries/views/saved-views.ts'
import { usePaging } from '#app/admin/lists/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import { DeleteUser } from '#app/admin/users/delete-user.tsx'
import { createdColumn, emailColumn } from '#app/admin/users/person-columns.tsx'
import { focusUserList, UserManagement } from '#app/admin/users/user-management.tsx'
import { ActivateButton } from './activate-button.tsx'
import { OpenEnquiries, unownedSentence } from './open-enquiries.tsx'
import styles from './people.module.css'
import { peoplePage } from './queries.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RoleSelect } from './role-select.tsx'
import { SessionsButton } from './sessions-button.tsx'

/** Everyone who can sign in, with role, state and sessions, all of which can be changed in place. */
export function PeoplePanel() {
  const { userId } = useAccount()
  const paging = usePaging('users')
  const query = useQuery(peoplePage(paging.cursor))
  const { data: views = [] } = useQuery(savedViews)
  const now = useNow()
  const sharing = new Set(views.flatMap((view) => (view.shared ? view.owner_id : [])))
  return <UserManagement query={query} paging={paging} columns={columnsFor(userId, now, sharing)} />
}

const hasFactors = ({ second_factor, passkeys }: Person) => second_factor || passkeys > 0

const columnsFor = (
  ownId: string,
  now: number,
  /** Ids of the people who share views. */
  sharing: ReadonlySet<string>,
): Column<Person>[] => [
  emailColumn(),
  {
    id: 'role',
    header: 'Role',
    cell: (person) => <RoleSelect person={person} own={person.id === ownId} />,
  },
  {
    id: 'state',
    header: 'State',
    cell: (person) => (
      <span className={styles.state}>
        <span className={person.state === 'deactivated' ? styles.deactivated : undefined}>
          {person.state === 'active' ? 'Active' : 'Deactivated'}
        </span>
        <OpenEnquiries person={person} />
        {hasFactors(person) && person.id !== ownId && <ResetFactor person={person} />}
      </span>
    ),
  },
  createdColumn(),
  {
    id: 'last_seen_at',
    header: 'Last seen',
    cell: ({ last_seen_at }) =>
      last_seen_at ? <Time at={last_seen_at}>{age(last_seen_at, now)}</Time> : 'Never seen',
  },
  { id: 'sessions', header: 'Sessions', cell: (person) => <SessionsButton person={person} /> },
  {
    id: 'action',
    header: 'Action',
    cell: (person) => (
      <span className={styles.actions}>
        {person.id !== ownId && <ActivateButton person={person} />}
        <DeleteUser
          ownId={ownId}
          user={{ ...person, user_id: person.id }}
          focusList={focusUserList}
        >
          {unownedSentence(person, 'then')}
          {sharing.has(person.id) && ' The views that they share will be yours.'}
        </DeleteUser>
      </span>
    ),
  },
]
