import { useState } from 'react'
import type { NewReplyTemplate, ReplyTemplate } from '#contract/reply.ts'
import { ApiError } from '#app/api.ts'
import { useAddTemplate, useChangeTemplate } from '#app/admin/enquiries/reply/reply-templates.ts'

type Fields = keyof NewReplyTemplate
export const templateFields: readonly Fields[] = ['name', 'subject', 'text']

/** What somebody else has changed meanwhile: the template as it is now, and the fields that both people have changed. */
export type TemplateConflict = { theirs: ReplyTemplate; fields: Fields[] }

type Outcome = { onSaved: () => void; onFailure: (error: Error) => void }

/**
 * Saves a new template, or the changed fields of one. If somebody else has changed it in the meantime, the change is
 * retried on the current version, unless both changed the same field. If it was deleted, saving adds it again.
 */
export function useSaveTemplate(template: ReplyTemplate | undefined, outcome: Outcome) {
  const add = useAddTemplate()
  const change = useChangeTemplate(template?.id ?? '')
  const [base, setBase] = useState(template)
  const [conflict, setConflict] = useState<TemplateConflict | null>(null)
  const changedIn = (texts: NewReplyTemplate) =>
    templateFields.filter((field) => texts[field] !== base?.[field])

  const send = (texts: NewReplyTemplate, seen: ReplyTemplate) => {
    const fields = changedIn(texts)
    const wish = Object.fromEntries(fields.map((field) => [field, texts[field]]))
    change.mutate(
      { ...wish, version: seen.version },
      {
        onSuccess: outcome.onSaved,
        onError: (error) => {
          if (!(error instanceof ApiError) || error.code !== 'stale') {
            if (error instanceof ApiError && error.code === 'not_found') setBase(undefined)
            outcome.onFailure(error)
            return
          }
          const theirs = error.current as ReplyTemplate
          const both = fields.filter(
            (field) => theirs[field] !== seen[field] && theirs[field] !== texts[field],
          )
          if (both.length > 0) setConflict({ theirs, fields: both })
          else send(texts, theirs)
        },
      },
    )
  }
  const save = (texts: NewReplyTemplate) => {
    if (!base) add.mutate(texts, { onSuccess: outcome.onSaved, onError: outcome.onFailure })
    else if (changedIn(texts).length > 0) send(texts, conflict?.theirs ?? base)
    else outcome.onSaved()
  }
  const keepTheirs = () => {
    if (!conflict || !base) return
    const kept = Object.fromEntries(conflict.fields.map((field) => [field, conflict.theirs[field]]))
    setBase({ ...base, ...kept, version: conflict.theirs.version })
    setConflict(null)
  }
  return {
    save,
    keepTheirs,
    conflict,
    base,
    isDeleted: template !== undefined && base === undefined,
    isPending: add.isPending || change.isPending,
  }
}
