import type { Person } from '#contract/person.ts'
import { roles } from '#contract/options.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { notify } from '#app/ui/notify.ts'
import styles from './people.module.css'
import { useChangePerson } from './queries.ts'

/** Somebody's role, changed where it stands. Nobody changes their own. */
export function RoleSelect({ person, own }: { person: Person; own: boolean }) {
  const change = useChangePerson()
  const shown = change.isPending ? (change.variables.change.role ?? person.role) : person.role
  const choose = async (text: string) => {
    const role = roles.find((each) => each === text)
    if (!role || role === person.role) return
    try {
      await change.mutateAsync({ id: person.id, change: { role } })
      notify.success(
        'Role Changed',
        `${person.email} is ${role === 'admin' ? 'an admin' : 'a user'} now.`,
      )
    } catch (error) {
      const sentence = failureSentence(error, 'The role could not be changed.')
      if (sentence) notify.error('Role Not Changed', sentence)
    }
  }
  return (
    <select
      className={styles.role}
      aria-label={`Role of ${person.email}`}
      value={shown}
      disabled={own || change.isPending}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {role}
        </option>
      ))}
    </select>
  )
}
