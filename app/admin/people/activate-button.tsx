import type { Person } from '#contract/person.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { offerUndo } from '#app/admin/undo/undo.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { unownedSentence } from './open-enquiries.tsx'
import { useChangePerson } from './queries.ts'

/** Deactivates or reactivates an account. No confirmation, because it can be undone. */
export function ActivateButton({ person }: { person: Person }) {
  const change = useChangePerson()
  const active = person.state === 'active'
  const unowned = unownedSentence(person, 'now')
  const set = async (wanted: boolean) => {
    try {
      await change.mutateAsync({ id: person.id, change: { active: wanted } })
      if (wanted) notify.success('User Activated', `${person.email} can sign in again.`)
      else
        offerUndo({
          said: `${person.email} deactivated, and signed out everywhere.${unowned}`,
          undo: () => set(true),
        })
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
      onClick={() => void set(!active)}
    >
      {active ? 'Deactivate' : 'Activate'}
    </Button>
  )
}
