import { createContext, useContext } from 'react'

export type Account = { userId: string; email: string }

export const AccountContext = createContext<Account | null>(null)

/** The signed-in account. Throws outside of screens that require a sign-in. */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('nobody is signed in')
  return account
}
