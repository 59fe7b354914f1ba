import { useQuery } from '@tanstack/react-query'
import type { Person } from '#contract/person.ts'
import { useAccount } from '#app/admin/account.ts'
import { type Column, DataTable } from '#app/admin/data-table.tsx'
import { age, longTime, shortDay } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { CreateUser } from '#app/admin/users/create-user.tsx'
import { DeleteUser } from '#app/admin/users/delete-user.tsx'
import panel from '#app/admin/users/users-panel.module.css'
import { ActivateButton } from './activate-button.tsx'
import styles from './people.module.css'
import { peoplePage } from './queries.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RoleSelect } from './role-select.tsx'
import { SessionsButton } from './sessions-button.tsx'

const listTitle = 'user-list-title'
const focusList = () => document.getElementById(listTitle)

/** Who can sign in, with which role and where; changed in place. */
export function PeoplePanel() {
  const { userId } = useAccount()
  const paging = usePaging('users')
  const query = useQuery(peoplePage(paging.cursor))
  const now = useNow()
  useValidPlace(query, paging)
  return (
    <section className={panel.panel} id="users" aria-labelledby="users-title">
      <h2 id="users-title">User management</h2>
      <CreateUser />
      <ListPanel
        name={listTitle}
        title="All users"
        heading="h3"
        query={query}
        paging={paging}
        className={panel.list}
      >
        <DataTable
          label="All users"
          columns={columnsFor(userId, now)}
          rows={query.data?.rows}
          stale={query.isPlaceholderData}
          empty="No users."
        />
      </ListPanel>
    </section>
  )
}

const columnsFor = (ownId: string, now: number): Column<Person>[] => [
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
    cell: (person) => <RoleSelect person={person} own={person.id === ownId} />,
  },
  {
    id: 'state',
    header: 'State',
    cell: (person) => (
      <span className={person.state === 'deactivated' ? styles.shut : undefined}>
        {person.state === 'active' ? 'Active' : 'Deactivated'}
        {person.second_factor && person.id !== ownId && <ResetFactor person={person} />}
      </span>
    ),
  },
  {
    id: 'created_at',
    header: 'Created',
    cell: ({ created_at }) => (
      <time dateTime={created_at} title={longTime(created_at)}>
        {shortDay(created_at)}
      </time>
    ),
  },
  {
    id: 'last_seen_at',
    header: 'Last seen',
    cell: ({ last_seen_at }) =>
      last_seen_at ? (
        <time dateTime={last_seen_at} title={longTime(last_seen_at)}>
          {age(last_seen_at, now)}
        </time>
      ) : (
        'Never'
      ),
  },
  { id: 'sessions', header: 'Sessions', cell: (person) => <SessionsButton person={person} /> },
  {
    id: 'action',
    header: 'Action',
    cell: (person) => (
      <span className={styles.actions}>
        {person.id !== ownId && <ActivateButton person={person} />}
        <DeleteUser ownId={ownId} user={{ ...person, user_id: person.id }} focusList={focusList} />
      </span>
    ),
  },
]
