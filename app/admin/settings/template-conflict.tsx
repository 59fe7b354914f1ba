import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useNameOf } from '#app/admin/enquiries/name-of.ts'
import styles from './settings.module.css'
import type { TemplateConflict } from './use-save-template.ts'

const theirLabels = { name: 'Their name', subject: 'Their subject', text: 'Their text' }

/** Without this a low window would show the notice only after scrolling. */
const showWhole = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

type ConflictProps = { conflict: TemplateConflict; keepTheirs: () => void }

/** Shows what somebody else has saved in the fields that both people have changed. */
export function TemplateConflictNotice({ conflict, keepTheirs }: ConflictProps) {
  const { theirs, fields } = conflict
  const nameOf = useNameOf([theirs.changed_by])
  return (
    <aside ref={showWhole} className={styles.conflict}>
      <p role="alert">
        <strong>Not saved.</strong> Changed meanwhile by{' '}
        <bdi>{nameOf(theirs.changed_by ?? '')}</bdi>. What you typed is still above.
      </p>
      {fields.map((field) => {
        const shown = {
          name: `their-${field}`,
          label: theirLabels[field],
          defaultValue: theirs[field],
          readOnly: true,
        }
        const key = `${field}-${theirs.version}`
        return field === 'text' ? (
          <TextArea key={key} rows={6} {...shown} />
        ) : (
          <TextField key={key} {...shown} />
        )
      })}
      <p>
        <Button look="secondary" size="small" onClick={keepTheirs}>
          Keep theirs
        </Button>
      </p>
    </aside>
  )
}
