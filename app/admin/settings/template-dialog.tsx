import { useState } from 'react'
import { fieldSentence } from '#contract/messages.ts'
import type { NewReplyTemplate, ReplyTemplate } from '#contract/reply.ts'
import { ApiError, unreachable } from '#app/api.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './settings.module.css'
import { TemplateConflictNotice } from './template-conflict.tsx'
import { templateFields, useSaveTemplate } from './use-save-template.ts'

type TemplateDialogProps = { template: ReplyTemplate | undefined; close: () => void }

/** Adds or changes a template. */
export function TemplateDialog({ template, close }: TemplateDialogProps) {
  const [faults, setFaults] = useState<Record<string, string>>({})
  const onFailure = (error: Error) => {
    const found = error instanceof ApiError ? error.errors : []
    setFaults(
      Object.fromEntries(found.map(({ path, message }) => [path, fieldSentence(path, message)])),
    )
    const isDeleted = template && error instanceof ApiError && error.code === 'not_found'
    if (found.length === 0 && !isDeleted) notifyFailure('Not Saved', error, unreachable)
  }
  const saving = useSaveTemplate(template, { onSaved: close, onFailure })
  const { base, conflict, isDeleted } = saving
  const field = (name: keyof NewReplyTemplate) => ({
    // A new key shows the other person's text after "Keep theirs".
    key: base?.[name] === template?.[name] || isDeleted ? name : `${name}-${base?.version}`,
    name,
    id: `template-${name}`,
    defaultValue: (base ?? template)?.[name] ?? '',
    error: faults[name],
    onChange: () => setFaults({}),
  })
  const save = (fields: FormData) => {
    const texts = templateFields.map((name) => [name, String(fields.get(name))])
    saving.save(Object.fromEntries(texts) as NewReplyTemplate)
  }
  return (
    <FormDialog
      title={template ? 'Change the template' : 'New template'}
      action={isDeleted ? 'Add it again' : conflict ? 'Use mine' : 'Save'}
      onCancel={close}
      onSave={save}
      busy={saving.isPending}
    >
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextArea
        label="Text"
        hint="{name}, {company}, {reference} and {me} are filled in."
        rows={8}
        {...field('text')}
      />
      {conflict && !isDeleted && (
        <TemplateConflictNotice conflict={conflict} keepTheirs={saving.keepTheirs} />
      )}
      {isDeleted && (
        <p role="alert" className={styles.conflict}>
          <strong>Not saved.</strong> Somebody else deleted this template meanwhile.
        </p>
      )}
    </FormDialog>
  )
}
