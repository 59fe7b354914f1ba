import { useQuery } from '@tanstack/react-query'
import type { UserRole } from '#contract/account.ts'
import { useAccount } from '#app/admin/account.ts'
import { type Column, DataTable } from '#app/admin/data-table.tsx'
import { longTime, shortDay } from '#app/admin/dates.ts'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { CreateUser } from './create-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { personColumns } from './person-columns.tsx'
import { userPage } from './queries.ts'
import styles from './users-panel.module.css'

const listTitle = 'user-list-title'
const focusList = () => document.getElementById(listTitle)

const columnsFor = (ownId: string): Column<UserRole>[] => [
  ...personColumns<UserRole>(),
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
    id: 'action',
    header: 'Action',
    cell: (user) => <DeleteUser ownId={ownId} user={user} focusList={focusList} />,
  },
]

/** User management: who can sign in, with which role. */
export function UsersPanel() {
  const { userId } = useAccount()
  const paging = usePaging('users')
  const query = useQuery(userPage(paging.cursor))
  useValidPlace(query, paging)
  return (
    <section className={styles.panel} id="users" aria-labelledby="users-title">
      <h2 id="users-title">User management</h2>
      <CreateUser />
      <ListPanel
        name={listTitle}
        title="All users"
        heading="h3"
        query={query}
        paging={paging}
        className={styles.list}
      >
        <DataTable
          label="All users"
          columns={columnsFor(userId)}
          rows={query.data?.rows}
          stale={query.isPlaceholderData}
          empty="No users."
        />
      </ListPanel>
    </section>
  )
}
