import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#app/api.ts'
import { CenteredCard } from '#app/admin/frame/centered-card.tsx'
import { lazyPart } from '#app/admin/lazy-part.ts'
import { holdUpdatesWhilePressed } from '#app/admin/requests/hold-updates-while-pressed.ts'
import { createQueryClient } from '#app/admin/requests/query-client.ts'
import { Shell } from '#app/admin/frame/shell.tsx'
import { isAdmin } from '#app/admin/users/queries.ts'
import { type Account, AccountContext } from './use-account.ts'
import { AccessDenied } from './access-denied.tsx'
import { Checking } from './checking.tsx'
import { welcome } from './welcome.ts'

holdUpdatesWhilePressed()

/** Each sign-in gets its own query cache, so that nobody sees what the previous person had loaded. */
export function SignedIn({ lacksFactor, ...account }: Account & { lacksFactor: boolean }) {
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
        <RoleGate email={account.email} lacksFactor={lacksFactor} />
      </AccountContext>
    </QueryClientProvider>
  )
}

const useSecondFactor = lazyPart(
  async () => (await import('#app/admin/account/second-factor.tsx')).SecondFactor,
)

/** Shows neither a room nor a refusal before the server has confirmed whether this is an admin. */
function RoleGate({ email, lacksFactor }: { email: string; lacksFactor: boolean }) {
  const check = useQuery({ ...isAdmin, enabled: !lacksFactor })
  const isRefused = check.error instanceof ApiError && check.error.code === 'second_factor_needed'
  const needsFactor = lacksFactor || isRefused
  const isIn = !needsFactor && !check.isPending
  useEffect(() => {
    if (isIn) welcome()
  }, [isIn])
  const [isLost, setIsLost] = useState(false)
  const { Part: SecondFactor } = useSecondFactor(needsFactor && !isLost, () => setIsLost(true))
  if (needsFactor ? !SecondFactor && !isLost : check.isPending)
    return (
      <CenteredCard>
        <Checking />
      </CenteredCard>
    )
  if (needsFactor && SecondFactor)
    return <SecondFactor email={email} onProven={() => void check.refetch()} />
  if (check.data === true) return <Shell />
  return (
    <AccessDenied
      email={email}
      failed={!check.isSuccess}
      busy={check.isFetching}
      retry={() => {
        setIsLost(false)
        void check.refetch()
      }}
    />
  )
}
