import type { Person } from '#contract/person.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { focusUserList } from '#app/admin/users/user-management.tsx'
import { useResetFactor } from './queries.ts'

/** For people who have lost the device with their app or passkeys. */
export function ResetFactor({ person }: { person: Person }) {
  const { Dialog: AlertDialog, open, close, opener } = useLazyDialog(loadAlertDialog)
  const reset = useResetFactor()
  const confirm = async () => {
    try {
      await reset.mutateAsync(person.id)
      notify.success('Second Factor Reset', `${person.email} gets a mail about it.`)
    } catch (error) {
      notifyFailure('Not Reset', error, 'The second factor could not be reset.')
    }
    close()
  }
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={`Reset the second factor of ${person.email}`}
        {...opener}
      >
        Reset factor
      </Button>
      {AlertDialog && (
        <AlertDialog
          open={open}
          onCancel={close}
          title="Reset second factor"
          confirm="Reset"
          busy={reset.isPending}
          onConfirm={() => void confirm()}
          fallbackFocus={focusUserList}
        >
          <p>
            {person.email} loses app and passkeys, is signed out everywhere, will sign in with the
            password alone, and gets a mail about it. Make sure that the request is really theirs.
          </p>
        </AlertDialog>
      )}
    </>
  )
}
