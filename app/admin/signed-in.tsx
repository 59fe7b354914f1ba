import { useQuery } from '@tanstack/react-query'
import { AccessDenied } from './access-denied.tsx'
import { Checking } from './checking.tsx'
import { Dashboard } from './dashboard.tsx'
import { isAdmin } from './users/queries.ts'

export type Account = { userId: string; email: string }

/** The server says whether this is an admin. Until it has, neither the dashboard nor a refusal is shown. */
export function SignedIn(account: Account) {
  const check = useQuery(isAdmin(account.userId))
  if (check.isPending) return <Checking />
  if (check.data === true) return <Dashboard {...account} />
  return (
    <AccessDenied
      email={account.email}
      failed={check.isError}
      busy={check.isFetching}
      retry={() => void check.refetch()}
    />
  )
}
