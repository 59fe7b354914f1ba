import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { UserRole } from '#contract/account.ts'
import { useAccount } from '#app/admin/account.ts'
import { DataTable, type features } from '#app/admin/data-table.tsx'
import { longTime, shortDay } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { CreateUser } from './create-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { userPage } from './queries.ts'
import styles from './users-panel.module.css'

const column = createColumnHelper<typeof features, UserRole>()

const listTitle = 'user-list-title'
const focusList = () => document.getElementById(listTitle)

const columnsFor = (ownId: string) =>
  column.columns([
    column.accessor('email', {
      header: 'Email',
      cell: ({ getValue }) => (
        <strong>
          <EmailText>{getValue()}</EmailText>
        </strong>
      ),
    }),
    column.accessor('role', {
      header: 'Role',
      cell: ({ getValue }) => (
        <span className={styles.role} data-role={getValue()}>
          {getValue()}
        </span>
      ),
    }),
    column.accessor('created_at', {
      header: 'Created',
      cell: ({ getValue }) => (
        <time dateTime={getValue()} title={longTime(getValue())}>
          {shortDay(getValue())}
        </time>
      ),
    }),
    column.display({
      id: 'action',
      header: 'Action',
      cell: ({ row }) => <DeleteUser ownId={ownId} user={row.original} focusList={focusList} />,
    }),
  ])

/** User management: who can sign in, with which role. */
export function UsersPanel() {
  const { userId } = useAccount()
  // Other columns would be other components, and an open question in a row would be lost.
  const columns = useMemo(() => columnsFor(userId), [userId])
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
          columns={columns}
          rows={query.data?.rows}
          rowId={(row) => row.id}
          stale={query.isPlaceholderData}
          empty="No users."
        />
      </ListPanel>
    </section>
  )
}
