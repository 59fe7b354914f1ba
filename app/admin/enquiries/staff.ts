import { queryOptions, useQuery } from '@tanstack/react-query'
import { MINUTE } from '#contract/durations.ts'
import type { UserRole } from '#contract/account.ts'
import type { Role } from '#contract/options.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath, type Page } from '#app/admin/lists/page.ts'

const maxStaff = 200

const accounts = (filter: { role?: Role; active?: 1 }) =>
  queryOptions({
    queryKey: ['users', 'staff', filter],
    queryFn: ({ signal }) =>
      call<Page<UserRole>>(listPath('/api/user_roles', { limit: maxStaff, ...filter }), { signal }),
    select: ({ rows }) => rows.map(({ user_id: id, email, role }) => ({ id, email, role })),
    staleTime: MINUTE,
  })

/** The people who can own enquiries and be mentioned: all admins who can sign in. */
const adminList = accounts({ role: 'admin', active: 1 })

/** Also those who have lost access, to name them. */
const accountList = accounts({})

export type Colleague = { id: string; email: string }

/** The signed-in person first, then the others by name. */
export function useStaff(): Colleague[] {
  const { userId: id, email } = useAccount()
  const { data = [] } = useQuery(adminList)
  const others = data
    .filter((one) => one.id !== id)
    .toSorted((one, other) => one.email.localeCompare(other.email))
  return [{ id, email }, ...others]
}

/** Returns whether an owner has lost access to enquiries. False for everybody while the staff list is loading. */
export function useIsFormer() {
  const { data } = useQuery(adminList)
  const { userId } = useAccount()
  return (owner: string | null | undefined) =>
    !!owner && owner !== userId && data?.every(({ id }) => id !== owner) === true
}

export type OwnerId = string | null | undefined

/**
 * Returns the name of an owner who has lost access: "jonas (deactivated)". Undefined for everybody else and while
 * loading. The names are loaded if one of the `shown` owners needs one.
 */
export function useFormerName(shown: OwnerId[]) {
  const isFormer = useIsFormer()
  const { data } = useQuery({ ...accountList, enabled: shown.some(isFormer) })
  return (id: OwnerId) => {
    if (!data || !isFormer(id)) return undefined
    const account = data.find((one) => one.id === id)
    if (!account) return 'Former colleague'
    return `${shortName(account.email)} (${account.role === 'admin' ? 'deactivated' : 'not an admin'})`
  }
}

/** "maya" for "maya@agency.example". */
export const shortName = (email: string) => email.split('@')[0] || email
