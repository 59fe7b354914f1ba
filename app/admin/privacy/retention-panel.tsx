import { useQuery } from '@tanstack/react-query'
import { binKeptDays } from '#contract/enquiry-rules.ts'
import type { RetentionKind, RetentionRules } from '#contract/retention.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import rows from '#app/admin/rows.module.css'
import panel from '#app/admin/panel.module.css'
import { useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { retentionRules } from './calls.ts'
import styles from './privacy.module.css'
import { retentionWords, spanWords } from './retention-words.ts'

const loadDialog = async () => (await import('./retention-dialog.tsx')).RetentionDialog

/** The rules by which old data is deleted. All are off until an admin enables them. */
export function RetentionPanel() {
  const query = useQuery(retentionRules)
  return (
    <section className={panel.panel} aria-labelledby="retention-title">
      <h2 id="retention-title">Deleting by age</h2>
      <p className={panel.note}>
        What is kept for ever, and what is deleted automatically. Always so: the bin is emptied
        after {binKeptDays} days, sessions end after 7, and visitors’ IP addresses are shortened
        after 30.
      </p>
      {query.isError && (
        <LoadFailed what="The rules" retry={() => void query.refetch()} busy={query.isFetching} />
      )}
      <ul className={`${rows.rows} ${styles.rules}`} aria-label="Rules" aria-busy={query.isPending}>
        {query.data &&
          (Object.keys(retentionWords) as RetentionKind[]).map((kind) => (
            <RetentionRow key={kind} kind={kind} rules={query.data} />
          ))}
      </ul>
    </section>
  )
}

function RetentionRow({ kind, rules }: { kind: RetentionKind; rules: RetentionRules }) {
  const { Dialog, open, close, opener } = useLazyDialog(loadDialog)
  const { title, when } = retentionWords[kind]
  const days = rules[kind]
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <small>
          {days === null ? 'Kept for ever.' : `Deleted after ${spanWords(days)}. ${when}`}
        </small>
      </div>
      <Button look="secondary" size="small" aria-label={`Change: ${title}`} {...opener}>
        Change
      </Button>
      {Dialog && open && <Dialog kind={kind} rules={rules} onClose={close} />}
    </li>
  )
}
