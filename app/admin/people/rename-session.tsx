import type { PersonSession } from '#contract/person.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { useNameSession } from './queries.ts'

const loadDialog = async () => (await import('#app/admin/account/name-dialog.tsx')).NameDialog

/** Renames one of one's own browsers. */
export function RenameSession({ userId, session }: { userId: string; session: PersonSession }) {
  const { Dialog: NameDialog, open, close, opener } = useLazyDialog(loadDialog)
  const naming = useNameSession(userId)
  const save = async (name: string) => {
    try {
      await naming.mutateAsync({ session: session.id, name })
      close()
    } catch (error) {
      notifyFailure('Not Renamed', error, 'The server could not be reached.')
    }
  }
  return (
    <>
      <Button look="quiet" size="small" aria-label={`Rename ${session.name}`} {...opener}>
        Rename
      </Button>
      {NameDialog && open && (
        <NameDialog
          title="Rename the browser"
          name={session.name}
          busy={naming.isPending}
          close={close}
          save={(name) => void save(name)}
        />
      )}
    </>
  )
}
