import { can } from '#contract/permissions.ts'
import type { Person } from '#contract/person.ts'
import { notifyFailure } from '#app/admin/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { unownedSentence } from './open-enquiries.tsx'
import { useChangePerson } from './queries.ts'

/** Deactivates or reactivates an account. No confirmation, because it can be reversed. */
export function ActivateButton({ person }: { person: Person }) {
  const change = useChangePerson()
  const active = person.state === 'active'
  const unowned = can(person.role, 'enquiry.read') ? unownedSentence(person, 'now') : ''
  const press = async () => {
    try {
      await change.mutateAsync({ id: person.id, change: { active: !active } })
      if (active)
        notify.success('User Deactivated', `${person.email} is signed out everywhere.${unowned}`)
      else notify.success('User Activated', `${person.email} can sign in again.`)
    } catch (error) {
      notifyFailure('Not Changed', error, 'The account could not be changed.')
    }
  }
  return (
    <Button
      look="quiet"
      size="small"
      busy={change.isPending}
      aria-label={`${active ? 'Deactivate' : 'Activate'} ${person.email}`}
      onClick={() => void press()}
    >
      {active ? 'Deactivate' : 'Activate'}
    </Button>
  )
}
