import { useState } from 'react'
import type { Person } from '#contract/person.ts'
import { figure } from '#app/admin/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'

const loadDialog = () => import('./sessions-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadDialog>>['SessionsDialog']

/** How many browsers somebody is signed in with; pressed, it lists them. */
export function SessionsButton({ person }: { person: Person }) {
  const [SessionsDialog, setDialog] = useState<Dialog>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded.SessionsDialog)
      setOpen(true)
    } catch {
      notify.error('Not Loaded', 'Check your connection, then try again.')
    }
  }
  // The dialog stays until it is closed, also when the last of them was ended in it.
  if (person.sessions === 0 && !open) return 'None'
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`${figure(person.sessions)} signed in as ${person.email}`}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => void show()}
      >
        {figure(person.sessions)} signed in
      </Button>
      {SessionsDialog && open && <SessionsDialog person={person} onClose={() => setOpen(false)} />}
    </>
  )
}
