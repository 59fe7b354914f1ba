import { useState } from 'react'
import { notify } from '#app/ui/notify.ts'

export const fetchAlertDialog = async () => (await import('#app/ui/alert-dialog.tsx')).AlertDialog

/** A dialog whose code is loaded when the pointer reaches its button, or on the click. */
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
    /** Props of the button that opens it. */
    opener: {
      onPointerEnter: () => void fetch().catch(() => {}),
      onClick: () => void show(),
    },
  }
}
