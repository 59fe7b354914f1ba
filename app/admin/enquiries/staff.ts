import { queryOptions, useQuery } from '@tanstack/react-query'
import { MINUTE } from '#contract/durations.ts'
import type { UserRole } from '#contract/account.ts'
import { useAccount } from '#app/admin/account.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page } from '#app/admin/page.ts'

const maxStaff = 200

/** Who may own an enquiry and be mentioned: every admin who can sign in. */
const adminList = queryOptions({
  queryKey: ['users', 'admins'],
  queryFn: ({ signal }) =>
    call<Page<UserRole>>(
      listPath('/api/user_roles', { limit: maxStaff, role: 'admin', active: 1 }),
      {
        signal,
      },
    ),
  select: ({ rows }) => rows.map(({ user_id: id, email }) => ({ id, email })),
  staleTime: MINUTE,
})

export type Person = { id: string; email: string }

/** Whoever is signed in comes first, the others by name. */
export function useStaff(): Person[] {
  const { userId: id, email } = useAccount()
  const { data = [] } = useQuery(adminList)
  const others = data
    .filter((one) => one.id !== id)
    .toSorted((one, other) => one.email.localeCompare(other.email))
  return [{ id, email }, ...others]
}

/** Who owns enquiries but may not see them any more; nobody before the staff are known. */
export function useIsFormer() {
  const { data } = useQuery(adminList)
  const { userId } = useAccount()
  return (owner: string | null | undefined) =>
    !!owner && owner !== userId && data?.every(({ id }) => id !== owner) === true
}

/** The values that an undo brings back: a former owner can be given nothing any more. */
export function useGivable() {
  const isFormer = useIsFormer()
  return <Values extends { owner_id?: string | null }>(values: Values): Values =>
    isFormer(values.owner_id) ? { ...values, owner_id: null } : values
}

/** "maya" of "maya@agency.example": the whole address stands in the tooltip. */
export const shortName = (email: string) => email.split('@')[0] || email

/** "Maya Lee" of "maya.lee@agency.example", as she would sign. */
export const staffName = (email: string) =>
  shortName(email)
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

/** The short name of a person by their id. Who is not of the staff any more is a colleague. */
export function useNameOf() {
  const staff = useStaff()
  return (id: string) => shortName(staff.find((one) => one.id === id)?.email ?? 'a colleague')
}
