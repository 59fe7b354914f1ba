import { useState } from 'react'
import { notify } from '#app/ui/notify.ts'

export const loadAlertDialog = async () => (await import('#app/ui/alert-dialog.tsx')).AlertDialog

export const sayNotLoaded = () =>
  notify.error('Not Loaded', 'Check your connection, then try again.')

/** A dialog whose code is loaded when the pointer reaches its button, or on the click. */
export function useLazyDialog<Dialog>(load: () => Promise<Dialog>) {
  const [loaded, setLoaded] = useState<{ Dialog: Dialog }>()
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      setLoaded({ Dialog: await load() })
      setOpen(true)
    } catch {
      sayNotLoaded()
    }
  }
  return {
    Dialog: loaded?.Dialog,
    open,
    close: () => setOpen(false),
    /** Props of the button that opens it. */
    opener: {
      onPointerEnter: () => void load().catch(() => {}),
      onClick: () => void show(),
    },
  }
}
