import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Account, AccountContext } from './account.ts'
import { AccessDenied } from './access-denied.tsx'
import { Alone } from './alone.tsx'
import { Checking } from './checking.tsx'
import { createQueryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { isAdmin } from './users/queries.ts'

/** Each person has a cache of their own, which ends with the sign-out. */
export function SignedIn(account: Account) {
  const [client] = useState(createQueryClient)
  useEffect(
    () => () => {
      void client.cancelQueries()
      client.clear()
    },
    [client],
  )
  return (
    <QueryClientProvider client={client}>
      <AccountContext value={account}>
        <RoleGate email={account.email} />
      </AccountContext>
    </QueryClientProvider>
  )
}

/** The server says whether this is an admin. Until it has, neither a room nor a refusal is shown. */
function RoleGate({ email }: { email: string }) {
  const check = useQuery(isAdmin)
  if (check.isPending)
    return (
      <Alone>
        <Checking />
      </Alone>
    )
  if (check.data === true) return <Shell />
  return (
    <AccessDenied
      email={email}
      failed={check.isError}
      busy={check.isFetching}
      retry={() => void check.refetch()}
    />
  )
}
