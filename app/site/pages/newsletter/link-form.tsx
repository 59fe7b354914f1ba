import { useSyncExternalStore } from 'react'
import { FoldedMessage } from '#app/site/sections/folded-message.tsx'
import type { PlateFile } from '#app/site/drawings/plate-file.ts'
import { Button } from '#app/ui/button.tsx'
import { shownWith, slotFor } from '#contract/page-slots.ts'
import * as styles from './link-form.module.css'

type Props = {
  action: string
  page: { title: string; lead: string; more: string; button: string }
  drawing: PlateFile
}

/**
 * The page that a mailed link opens. Opening it has no effect, because mail scanners open links too; only the button
 * does, without scripts. The server inserts the token into the form.
 */
export function LinkForm({ action, page: { button, ...words }, drawing }: Props) {
  const token = useSyncExternalStore(never, readToken, readWritten)
  return (
    <FoldedMessage {...words} drawing={drawing}>
      <form method="post" action={action} className={styles.linkForm}>
        <p
          {...slotFor('messageDetail')}
          {...shownWith('messageDetail')}
          role="alert"
          hidden
          className={styles.fault}
        />
        <Button type="submit" size="large">
          {button}
        </Button>
        {token && <input type="hidden" name="token" value={token} />}
      </form>
    </FoldedMessage>
  )
}

const never = () => () => {}
const readToken = () => new URLSearchParams(location.search).get('token')
/** The token that the server has inserted into the form. None in the build. */
const readWritten = () =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLInputElement>('input[name=token]')?.value ?? null)
