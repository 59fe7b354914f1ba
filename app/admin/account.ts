import { createContext, useContext } from 'react'

export type Account = { userId: string; email: string }

export const AccountContext = createContext<Account | null>(null)

/** Who is signed in. Only screens that are shown to an admin ask. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('nobody is signed in')
  return account
}
