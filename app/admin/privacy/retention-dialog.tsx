import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RetentionKind, RetentionPreview, RetentionRules } from '#contract/retention.ts'
import { figure, shortDay } from '#app/admin/dates.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { notify } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { retentionPreview, useSetRetention } from './calls.ts'
import styles from './privacy.module.css'
import { retentionWords, spansWith, spanWords } from './retention-words.ts'

type Props = { kind: RetentionKind; rules: RetentionRules; onClose: () => void }

/** A rule can only be saved after a preview of what it would delete. */
export function RetentionDialog({ kind, rules, onClose }: Props) {
  const { title, when } = retentionWords[kind]
  const [days, setDays] = useState(rules[kind])
  const preview = useQuery({ ...retentionPreview(kind, days ?? 0), enabled: days !== null })
  const set = useSetRetention()
  const isSeen = days === null || preview.isSuccess
  const save = async () => {
    if (!isSeen) return
    try {
      await set.mutateAsync({ [kind]: days })
      const kept =
        days === null ? 'Kept for ever.' : `Deleted after ${spanWords(days)} from now on.`
      notify.success('Rule Saved', `${title}: ${kept}`)
      onClose()
    } catch (error) {
      notifyFailure('Not Saved', error, 'The server could not be reached.')
    }
  }
  return (
    <FormDialog
      title={title}
      action={days === null ? 'Keep' : 'Delete by this rule'}
      dangerous={days !== null}
      busy={set.isPending || !isSeen}
      onCancel={onClose}
      onSave={() => void save()}
    >
      <SelectField
        name="days"
        label="Delete them"
        hint={when}
        value={days ?? ''}
        onChange={(event) => setDays(Number(event.currentTarget.value) || null)}
      >
        <option value="">Never</option>
        {spansWith(rules[kind]).map((each) => (
          <option key={each} value={each}>
            After {spanWords(each)}
          </option>
        ))}
      </SelectField>
      <div role="status">
        {days !== null && preview.isError && (
          <p>The records to delete could not be counted. Choose again to retry.</p>
        )}
        {days !== null && preview.isPending && <p>Counting what would go...</p>}
        {days !== null && preview.data && <WouldGo preview={preview.data} />}
      </div>
    </FormDialog>
  )
}

function WouldGo({ preview: { count, rows } }: { preview: RetentionPreview }) {
  if (count === 0) return <p>Nothing is that old yet.</p>
  return (
    <>
      <p>
        <strong>{figure(count)} would go now, for good</strong>
        {count > rows.length ? `, the first ${rows.length} of them:` : ':'}
      </p>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="region" aria-label="What would go" tabIndex={0} className={styles.wouldGo}>
        <ul>
          {rows.map(({ id, label, at }) => (
            <li key={id}>
              <bdi>{label}</bdi> <small>{shortDay(at)}</small>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
