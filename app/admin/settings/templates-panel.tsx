import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReplyTemplate } from '#contract/reply.ts'
import { placeholders } from '#contract/text-limits.ts'
import {
  templateList,
  useAddTemplate,
  useDeleteTemplate,
} from '#app/admin/enquiries/reply/reply-templates.ts'
import { unreachable } from '#app/api.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { offerUndo } from '#app/admin/undo/undo.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import panel from '#app/admin/panel.module.css'
import styles from './settings.module.css'
import { TemplateDialog } from './template-dialog.tsx'

export function TemplatesPanel() {
  const query = useQuery(templateList)
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const add = useAddTemplate()
  const remove = useDeleteTemplate()
  const refuse = (error: unknown) => {
    notifyFailure('Not Saved', error, unreachable)
  }
  const drop = ({ id, name, subject, text }: ReplyTemplate) =>
    remove.mutate(id, {
      onSuccess: () => {
        // The pressed button is removed with its template.
        heading.current?.focus()
        offerUndo({
          said: `Template “${name}” deleted`,
          undo: () => add.mutate({ name, subject, text }, { onError: refuse }),
        })
      },
      onError: refuse,
    })
  return (
    <section className={panel.panel} id="templates" aria-labelledby="templates-title">
      <h2 id="templates-title" ref={heading} tabIndex={-1}>
        Reply templates
      </h2>
      <p className={panel.note}>
        Texts to begin a reply with. {placeholders.join(', ')} are filled in; every admin sees and
        changes the same ones.
      </p>
      {query.isPending && <Spinner label="Loading templates" />}
      {query.isError && (
        <LoadFailed
          what="Templates"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className={panel.empty}>No templates.</p>}
      {query.data?.map((template) => (
        <article key={template.id} className={styles.webhook} aria-label={template.name}>
          <header>
            <h3>
              <bdi>{template.name}</bdi>
            </h3>
            <p className={panel.actions}>
              <Button look="quiet" size="small" onClick={() => setEdited(template)}>
                Edit
              </Button>
              <Button
                look="quiet"
                size="small"
                // The second click of a double click would delete the template that has moved up.
                onClick={({ detail }) => detail < 2 && drop(template)}
              >
                Delete
              </Button>
            </p>
          </header>
          <p className={styles.small}>
            <bdi>{template.subject}</bdi>
          </p>
        </article>
      ))}
      <p className={panel.foot}>
        <Button look="secondary" size="small" onClick={() => setEdited('new')}>
          Add a template
        </Button>
      </p>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          close={() => setEdited(null)}
        />
      )}
    </section>
  )
}
