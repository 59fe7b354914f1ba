import { useState } from 'react'
import type { Webhook } from '#contract/webhook.ts'
import { unreachable } from '#app/api.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import {
  useChangeWebhook,
  useDeleteWebhook,
  useNewSecrets,
  useRotateSecret,
  useTestWebhook,
} from './queries.ts'
import panel from '#app/admin/panel.module.css'

type WebhookActionsProps = {
  webhook: Webhook
  focusList: () => HTMLElement | null
  onEdit: () => void
}

export function WebhookActions({ webhook, focusList, onEdit }: WebhookActionsProps) {
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const test = useTestWebhook(webhook.id)
  const change = useChangeWebhook(webhook.id)
  const rotate = useRotateSecret(webhook.id)
  const remove = useDeleteWebhook(webhook.id)
  const { keep, dismiss } = useNewSecrets()
  const paused = webhook.paused_at !== null
  const busy = [test, change, rotate, remove].some(({ isPending }) => isPending)

  /** Runs an action, shows its outcome as a toast, and closes the dialog. */
  const run =
    (work: () => Promise<unknown>, done: [string, string?], failed: string) => async () => {
      if (busy) return
      try {
        await work()
        notify.success(...done)
      } catch (error) {
        notifyFailure(failed, error, unreachable)
      }
      setAsking(null)
    }

  const sendTest = run(
    () => test.mutateAsync(undefined),
    ['Test Queued', 'Its answer appears below.'],
    'Failed to Send Test',
  )
  const pause = run(
    () => change.mutateAsync({ paused: !paused }),
    paused ? ['Webhook Resumed', 'What was kept is sent now.'] : ['Webhook Paused'],
    paused ? 'Failed to Resume Webhook' : 'Failed to Pause Webhook',
  )
  const makeSecret = run(
    async () => keep(webhook.id, (await rotate.mutateAsync(undefined)).secret),
    ['Secret Changed', 'Copy it now: it is shown only this once.'],
    'Failed to Change Secret',
  )
  const deleteIt = run(
    async () => {
      await remove.mutateAsync(undefined)
      dismiss(webhook.id)
    },
    ['Webhook Deleted'],
    'Failed to Delete Webhook',
  )

  const action = (
    label: string,
    onClick: () => void,
    look: 'primary' | 'secondary' = 'secondary',
  ) => (
    <Button look={look} size="small" aria-disabled={busy} onClick={onClick}>
      {label}
    </Button>
  )
  return (
    <div className={panel.actions}>
      {paused && action('Resume', () => void pause(), 'primary')}
      {action('Send Test', () => void sendTest())}
      {action('Change', onEdit)}
      {action('New Secret', () => setAsking('secret'))}
      {!paused && action('Pause', () => void pause())}
      {action('Delete', () => setAsking('delete'))}
      <AlertDialog
        open={asking !== null}
        onCancel={() => setAsking(null)}
        title={asking === 'secret' ? 'New secret' : 'Delete webhook'}
        confirm={asking === 'secret' ? 'Make New Secret' : 'Delete'}
        busy={busy}
        onConfirm={() => void (asking === 'secret' ? makeSecret() : deleteIt())}
        fallbackFocus={focusList}
      >
        {asking === 'secret' ? (
          <p>
            The present secret signs as well for one more day, so that the receiver can change over.
          </p>
        ) : (
          <p>It receives no more events, and those waiting to be sent to it are deleted.</p>
        )}
        <p>
          <strong>{webhook.url}</strong>
        </p>
      </AlertDialog>
    </div>
  )
}
