import { useState } from 'react'
import { notify } from '#app/ui/notify.ts'

/** What most questions are asked in. */
export const fetchAlertDialog = async () => (await import('#app/ui/alert-dialog.tsx')).AlertDialog

/** A dialog that is fetched when somebody is about to ask for it: the screen is lighter without it. */
export function useFetchedDialog<Dialog>(fetch: () => Promise<Dialog>) {
  const [fetched, setFetched] = useState<{ Dialog: Dialog }>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      setFetched({ Dialog: await fetch() })
      setOpen(true)
    } catch {
      notify.error('Not Loaded', 'Check your connection, then try again.')
    }
  }
  return {
    Dialog: fetched?.Dialog,
    open,
    close: () => setOpen(false),
    /** For the button that shows it. */
    opener: {
      onPointerEnter: () => void fetch().catch(() => {}),
      onClick: () => void show(),
    },
  }
}
