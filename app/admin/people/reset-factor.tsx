import { useState } from 'react'
import type { Person } from '#contract/person.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { useResetFactor } from './queries.ts'

const loadDialog = () => import('#app/ui/alert-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadDialog>>['AlertDialog']

/** For somebody who has lost app and recovery codes. */
export function ResetFactor({ person }: { person: Person }) {
  const [AlertDialog, setDialog] = useState<Dialog>()
  const [asking, setAsking] = useState(false)
  const reset = useResetFactor()
  const ask = async () => {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded.AlertDialog)
      setAsking(true)
    } catch {
      notify.error('Not Loaded', 'Check your connection, then try again.')
    }
  }
  const confirm = async () => {
    try {
      await reset.mutateAsync(person.id)
      notify.success('Second Factor Reset', `${person.email} is told by mail.`)
    } catch (error) {
      const sentence = failureSentence(error, 'The second factor could not be reset.')
      if (sentence) notify.error('Not Reset', sentence)
    }
    setAsking(false)
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Reset the second factor of ${person.email}`}
        onClick={() => void ask()}
      >
        Reset factor
      </Button>
      {AlertDialog && (
        <AlertDialog
          open={asking}
          onCancel={() => setAsking(false)}
          title="Reset second factor"
          confirm="Reset"
          busy={reset.isPending}
          onConfirm={() => void confirm()}
        >
          <p>
            {person.email} will sign in with the password alone, is signed out everywhere, and is
            told by mail. Be sure that it is they who ask.
          </p>
        </AlertDialog>
      )}
    </>
  )
}
