import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserRole } from '#contract/account.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { useDeleteUser } from './queries.ts'

type DeleteUserProps = {
  ownId: string
  user: UserRole
  focusList: () => HTMLElement | null
  /** Further consequences of the deletion. */
  children?: ReactNode
}

/** Shows and sends `user_id`, the id of the account, because the row of the role has its own id. */
export function DeleteUser({ ownId, user, focusList, children }: DeleteUserProps) {
  const { Dialog: AlertDialog, open, close, opener } = useLazyDialog(loadAlertDialog)
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
      notifyFailure('Failed to Delete User', error, 'There was an error deleting the user.')
    }
    close()
  }

  return (
    <>
      <Button look="secondary" size="small" aria-label={`Delete ${user.email}`} {...opener}>
        <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        Delete
      </Button>
      {AlertDialog && (
        <AlertDialog
          open={open}
          onCancel={close}
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
          {children && <p>{children}</p>}
        </AlertDialog>
      )}
    </>
  )
}
