import { type OwnerId, shortName, useFormerName, useStaff } from './staff.ts'

/** Returns the short name of a person by id. Former staff are "a colleague", unless they are among the `shown`. */
export function useNameOf(shown: OwnerId[] = []) {
  const staff = useStaff()
  const nameOfFormer = useFormerName(shown)
  return (id: string) =>
    shortName(staff.find((one) => one.id === id)?.email ?? nameOfFormer(id) ?? 'a colleague')
}
