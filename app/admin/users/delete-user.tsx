import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { UserRole } from '#contract/account.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { EmailText } from '#app/admin/email-text.tsx'
import { failureSentence } from '#app/admin/failure.ts'
import { useDeleteUser } from './queries.ts'

/** Fetched when somebody is about to ask for it: the front room is lighter without it. */
const loadDialog = () => import('#app/ui/alert-dialog.tsx')
type Dialog = Awaited<ReturnType<typeof loadDialog>>['AlertDialog']

type DeleteUserProps = { ownId: string; user: UserRole; focusList: () => HTMLElement | null }

/** The row has an id of its own; the account's is `user_id`, and that is what is shown and sent. */
export function DeleteUser({ ownId, user, focusList }: DeleteUserProps) {
  const [asking, setAsking] = useState(false)
  const [AlertDialog, setDialog] = useState<Dialog>()
  const remove = useDeleteUser()
  const id = user.user_id
  if (id === ownId)
    return (
      <Button look="secondary" size="small" disabled>
        Current User
      </Button>
    )

  const confirm = async () => {
    try {
      await remove.mutateAsync(id)
      notify.success('User Deleted', `User ${id} has been removed from the system.`)
    } catch (error) {
      const sentence = failureSentence(error, 'There was an error deleting the user.')
      if (sentence) notify.error('Failed to Delete User', sentence)
    }
    setAsking(false)
  }

  async function ask() {
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded.AlertDialog)
      setAsking(true)
    } catch {
      notify.error('Not Loaded', 'Check your connection, then try again.')
    }
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-label={`Delete ${user.email}`}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={() => void ask()}
      >
        <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        Delete
      </Button>
      {AlertDialog && (
        <AlertDialog
          open={asking}
          onCancel={() => setAsking(false)}
          title="Delete user"
          confirm={remove.isPending ? 'Deleting...' : 'Delete'}
          busy={remove.isPending}
          onConfirm={() => void confirm()}
          fallbackFocus={focusList}
        >
          <p>Are you sure you want to delete user {id}?</p>
          <p>
            <strong>
              <EmailText>{user.email}</EmailText>
            </strong>
          </p>
        </AlertDialog>
      )}
    </>
  )
}
