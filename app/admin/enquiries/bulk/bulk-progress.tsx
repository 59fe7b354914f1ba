import { Button } from '#app/ui/button.tsx'
import { figure } from '#app/admin/dates.ts'
import styles from './bulk-bar.module.css'
import { stopSteps, useSteps } from './bulk-steps.ts'

/** The progress of a bulk change, with a button to stop it. */
export function BulkProgress() {
  const steps = useSteps()
  if (!steps) return null
  const { said, done, total, stopping } = steps
  const words = `${said} ${figure(done)} of ${figure(total)}`
  return (
    <div
      role="group"
      aria-label={`${said} enquiries`}
      className={`${styles.bar} ${styles.progress}`}
    >
      <p>{words}</p>
      <progress aria-label={words} max={total} value={done} />
      <Button look="secondary" size="small" disabled={stopping} onClick={stopSteps}>
        {stopping ? 'Stopping' : 'Stop'}
      </Button>
    </div>
  )
}
