import type { UseQueryResult } from '@tanstack/react-query'
import { type Column, DataTable } from '#app/admin/lists/data-table.tsx'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import type { FilteredPage } from '#app/admin/lists/page.ts'
import type { Paging } from '#app/admin/lists/paging.ts'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { CreateUser } from './create-user.tsx'
import styles from './users-panel.module.css'

const listTitle = 'user-list-title'

/** Gets the focus when the focused row is gone. */
export const focusUserList = () => document.getElementById(listTitle)

type UserManagementProps<User> = {
  query: UseQueryResult<FilteredPage<User>>
  paging: Paging
  columns: Column<User>[]
}

/** The form and the list of users. The room decides about the columns. */
export function UserManagement<User extends { id: string }>(props: UserManagementProps<User>) {
  const { query, paging, columns } = props
  useValidCursor(query, paging)
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
          stale={query.isPlaceholderData}
          empty="No users."
        />
      </ListPanel>
    </section>
  )
}
