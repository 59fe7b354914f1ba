import type { Person } from '#contract/person.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SessionList } from './session-list.tsx'

type Props = { person: Person; onClose: () => void; onClosed: () => void }

export const SessionsDialog = ({ person, onClose, onClosed }: Props) => (
  <Dialog title={`Where ${person.email} is signed in`} onClose={onClose} onClosed={onClosed}>
    <SessionList userId={person.id} onClose={onClose} />
  </Dialog>
)
