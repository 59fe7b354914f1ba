import { useQuery } from '@tanstack/react-query'
import type { UserRole } from '#contract/account.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import type { Column } from '#app/admin/lists/data-table.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { DeleteUser } from './delete-user.tsx'
import { createdColumn, personColumns } from './person-columns.tsx'
import { userPage } from './queries.ts'
import { focusUserList, UserManagement } from './user-management.tsx'

const columnsFor = (ownId: string): Column<UserRole>[] => [
  ...personColumns<UserRole>(),
  createdColumn(),
  {
    id: 'action',
    header: 'Action',
    cell: (user) => <DeleteUser ownId={ownId} user={user} focusList={focusUserList} />,
  },
]

/** Who can sign in, with which role. */
export function UsersPanel() {
  const { userId } = useAccount()
  const paging = usePaging('users')
  const query = useQuery(userPage(paging.cursor))
  return <UserManagement query={query} paging={paging} columns={columnsFor(userId)} />
}
