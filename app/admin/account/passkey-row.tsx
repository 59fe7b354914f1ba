import type { Passkey } from '#contract/passkey.ts'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './account.module.css'

type Props = {
  passkey: Passkey
  used: string
  busy: boolean
  rename: (name: string) => Promise<boolean>
  remove: () => Promise<boolean>
  /** Gets the focus after the row has been removed. */
  fallbackFocus: () => HTMLElement | null
}

const loadNameDialog = async () => (await import('./name-dialog.tsx')).NameDialog

export function PasskeyRow({ passkey, used, busy, rename, remove, fallbackFocus }: Props) {
  const naming = useLazyDialog(loadNameDialog)
  const removing = useLazyDialog(loadAlertDialog)
  const { friendly_name: name } = passkey
  return (
    <li>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>{used}</small>
      </div>
      <div className={styles.buttons}>
        <Button look="secondary" size="small" aria-label={`Rename ${name}`} {...naming.opener}>
          Rename
        </Button>
        <Button look="secondary" size="small" aria-label={`Remove ${name}`} {...removing.opener}>
          Remove
        </Button>
      </div>
      {naming.Dialog && naming.open && (
        <naming.Dialog
          title="Rename the passkey"
          name={name}
          busy={busy}
          close={naming.close}
          save={(wish) => void rename(wish).then((isDone) => isDone && naming.close())}
        />
      )}
      {removing.Dialog && (
        <removing.Dialog
          open={removing.open}
          onCancel={removing.close}
          title="Remove passkey"
          confirm="Remove"
          busy={busy}
          onConfirm={() => void remove().then(removing.close)}
          fallbackFocus={fallbackFocus}
        >
          <p>{name} will no longer sign you in. Your password still does.</p>
        </removing.Dialog>
      )}
    </li>
  )
}
