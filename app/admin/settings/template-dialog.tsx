import { useState } from 'react'
import { fieldSentence } from '#contract/messages.ts'
import type { ReplyTemplate } from '#contract/reply.ts'
import { ApiError } from '#app/api.ts'
import { useAddTemplate, useChangeTemplate } from '#app/admin/enquiries/reply/reply-templates.ts'
import { notifyFailure } from '#app/admin/failure.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type TemplateDialogProps = { template: ReplyTemplate | undefined; close: () => void }

/** Adds or changes a template. */
export function TemplateDialog({ template, close }: TemplateDialogProps) {
  const add = useAddTemplate()
  const change = useChangeTemplate(template?.id ?? '')
  const saving = template ? change : add
  const [faults, setFaults] = useState<Record<string, string>>({})
  const field = (name: 'name' | 'subject' | 'text') => ({
    name,
    id: `template-${name}`,
    defaultValue: template?.[name] ?? '',
    error: faults[name],
    onChange: () => setFaults({}),
  })
  const save = (fields: FormData) => {
    const [name, subject, text] = ['name', 'subject', 'text'].map((key) => String(fields.get(key)))
    saving.mutate(
      { name: name ?? '', subject: subject ?? '', text: text ?? '' },
      {
        onSuccess: close,
        onError: (error) => {
          const found = error instanceof ApiError ? error.errors : []
          setFaults(
            Object.fromEntries(
              found.map(({ path, message }) => [path, fieldSentence(path, message)]),
            ),
          )
          if (found.length === 0)
            notifyFailure('Not Saved', error, 'The server could not be reached.')
        },
      },
    )
  }
  return (
    <FormDialog
      title={template ? 'Change the template' : 'New template'}
      action="Save"
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
    </FormDialog>
  )
}
