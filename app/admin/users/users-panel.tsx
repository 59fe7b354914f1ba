import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { UserRole } from '#contract/account.ts'
import { DataTable, type features } from '#app/admin/data-table.tsx'
import { shortTime } from '#app/admin/dates.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Pager } from '#app/admin/pager.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { CreateUser } from './create-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { pageSize, userPage } from './queries.ts'

const column = createColumnHelper<typeof features, UserRole>()

const listTitle = 'user-list-title'
const focusList = () => document.getElementById(listTitle)

const columnsFor = (ownId: string) =>
  column.columns([
    column.accessor('email', {
      header: 'Email',
      cell: ({ getValue }) => <EmailText className="strong">{getValue()}</EmailText>,
    }),
    column.accessor('role', {
      header: 'Role',
      cell: ({ getValue }) => <span className={`role role-${getValue()}`}>{getValue()}</span>,
    }),
    column.accessor('created_at', {
      header: 'Created',
      cell: ({ getValue }) => <time dateTime={getValue()}>{shortTime(getValue())}</time>,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      cell: ({ row }) => <DeleteUser ownId={ownId} user={row.original} focusList={focusList} />,
    }),
  ])

/** User management: who can sign in, with which role. */
export function UsersPanel({ userId }: { userId: string }) {
  // Other columns would be other components, and an open question in a row would be lost.
  const columns = useMemo(() => columnsFor(userId), [userId])
  const paging = usePaging('users')
  const query = useQuery(userPage(userId, paging.cursor))
  const shown = query.data
  return (
    <section className="panel panel-users" id="users" aria-labelledby="users-title">
      <header className="panel-head">
        <h2 id="users-title">User management</h2>
      </header>
      <CreateUser userId={userId} />
      <header className="panel-head">
        <h3 id={listTitle} tabIndex={-1}>
          All users
        </h3>
        <Pager
          label="All users: pages"
          paging={paging}
          size={pageSize}
          shown={shown}
          onTurn={() => focusList()?.scrollIntoView({ block: 'nearest' })}
        />
      </header>
      {query.isError && (
        <LoadFailed what="Users" retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      <DataTable
        label="All users"
        columns={columns}
        rows={shown?.rows ?? (query.isError ? [] : undefined)}
        rowId={(row) => row.id}
        stale={query.isPlaceholderData}
        empty="No users."
      />
    </section>
  )
}
