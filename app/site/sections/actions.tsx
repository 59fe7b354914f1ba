import type { Action } from '#content/page-types.ts'
import { ActionLink } from './action-link.tsx'
import * as styles from './actions.module.css'

type Props = { primary: Action; secondary?: Action | undefined; onDeep?: boolean }

/** The primary action, and an optional secondary one. */
export function Actions({ primary, secondary, onDeep = false }: Props) {
  return (
    <div className={styles.actions}>
      <ActionLink action={primary} look={onDeep ? 'chalk' : 'primary'} />
      {secondary && <ActionLink action={secondary} look={onDeep ? 'chalk-outline' : 'secondary'} />}
    </div>
  )
}
