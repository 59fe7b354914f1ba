import type { Person } from '#contract/person.ts'
import { figure } from '#app/admin/dates.ts'
import { useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { focusUserList } from '#app/admin/users/user-management.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './people.module.css'

const loadDialog = async () => (await import('./sessions-dialog.tsx')).SessionsDialog

/** The number of sessions, as a button that opens the list. */
export function SessionsButton({ person }: { person: Person }) {
  const { Dialog: SessionsDialog, open, close, opener } = useLazyDialog(loadDialog)
  // The button is gone when no session is left.
  const passFocus = () => {
    if (document.activeElement === document.body) focusUserList()?.focus()
  }
  // The dialog stays open after the last session was ended in it.
  if (person.sessions === 0 && !open) return 'Not signed in'
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={styles.signedIn}
        aria-label={`${figure(person.sessions)} signed in as ${person.email}`}
        {...opener}
      >
        {figure(person.sessions)} signed in
      </Button>
      {SessionsDialog && open && (
        <SessionsDialog person={person} onClose={close} onClosed={passFocus} />
      )}
    </>
  )
}
