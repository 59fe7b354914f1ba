import type { Person } from '#contract/person.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SessionList } from './session-list.tsx'

type Props = { person: Person; onClose: () => void }

export const SessionsDialog = ({ person, onClose }: Props) => (
  <Dialog title={`Where ${person.email} is signed in`} onClose={onClose}>
    <SessionList userId={person.id} onClose={onClose} />
  </Dialog>
)
