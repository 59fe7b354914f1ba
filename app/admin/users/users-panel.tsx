import { useQuery } from '@tanstack/react-query'
import { createColumnHelper } from '@tanstack/react-table'
import { useRef } from 'react'
import type { UserRole } from '#contract/account.ts'
import { DataTable, type features } from '../data-table.tsx'
import { shortTime } from '../dates.ts'
import { LoadFailed } from '../load-failed.tsx'
import { Pager } from '../pager.tsx'
import { usePaging } from '../paging.ts'
import { CreateUser } from './create-user.tsx'
import { DeleteUser } from './delete-user.tsx'
import { pageSize, userPage } from './queries.ts'

const column = createColumnHelper<typeof features, UserRole>()

const columnsFor = (ownId: string, focusList: () => HTMLElement | null) =>
  column.columns([
    column.accessor('email', {
      header: 'Email',
      cell: ({ getValue }) => <bdi className="strong">{getValue()}</bdi>,
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
  const heading = useRef<HTMLHeadingElement>(null)
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
        <h3 id="user-list-title" ref={heading} tabIndex={-1}>
          All users
        </h3>
        <Pager
          label="All users: pages"
          paging={paging}
          size={pageSize}
          shown={shown}
          onTurn={() => heading.current?.scrollIntoView({ block: 'nearest' })}
        />
      </header>
      {query.isError && (
        <LoadFailed what="Users" retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      <DataTable
        label="All users"
        columns={columnsFor(userId, () => heading.current)}
        rows={shown?.rows ?? (query.isError ? [] : undefined)}
        rowId={(row) => row.id}
        stale={query.isPlaceholderData}
        empty="No users."
      />
    </section>
  )
}
