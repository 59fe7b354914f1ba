import { useRef, useState } from 'react'
import type { Webhook } from '#contract/webhook.ts'
import { Time } from '#app/admin/time.tsx'
import { notify } from '#app/ui/notify.ts'
import { eventWords } from './event-words.ts'
import { NewSecret } from './new-secret.tsx'
import { useChangeWebhook } from './queries.ts'
import styles from './settings.module.css'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'
import { WebhookForm } from './webhook-form.tsx'

type Values = Pick<Webhook, 'url' | 'events'>

type WebhookCardProps = {
  webhook: Webhook
  isNew: boolean
  focusList: () => HTMLElement | null
}

export function WebhookCard({ webhook, isNew, focusList }: WebhookCardProps) {
  /** What it was when the form was opened, while it is open. */
  const [editing, setEditing] = useState<Values | null>(null)
  const change = useChangeWebhook(webhook.id)
  const { id, url, events, previous_secret_until: overlap } = webhook
  const title = `webhook-${id}`
  const heading = useRef<HTMLHeadingElement>(null)
  const leave = () => {
    setEditing(null)
    heading.current?.focus()
  }
  return (
    <article className={styles.webhook} aria-labelledby={title}>
      <header>
        <h3 id={title} ref={heading} tabIndex={-1}>
          <bdi>{url}</bdi>
        </h3>
        <WebhookState webhook={webhook} />
      </header>
      <p className={styles.small}>{events.map((event) => eventWords[event]).join(' · ')}</p>
      {overlap && (
        <p className={styles.small}>
          The previous secret also signs until <Time at={overlap} />.
        </p>
      )}
      <NewSecret id={id} url={url} takesFocus={isNew} />
      {editing ? (
        <WebhookForm
          takesFocus
          label={`Change ${url}`}
          action="Save Changes"
          failure="Failed to Change Webhook"
          initial={editing}
          onCancel={leave}
          save={async (values) => {
            const changed = changedFields(editing, values)
            if (changed) await change.mutateAsync(changed)
            leave()
            if (changed) notify.success('Webhook Changed')
          }}
        />
      ) : (
        <WebhookActions
          webhook={webhook}
          focusList={focusList}
          onEdit={() => setEditing({ url, events })}
        />
      )}
      <WebhookDeliveries webhook={webhook} />
    </article>
  )
}

/** Only what was changed here, so that a colleague's change of the other field stays. Null: nothing was. */
function changedFields(before: Values, after: Values) {
  const changed = {
    ...(after.url !== before.url && { url: after.url }),
    ...(String(after.events) !== String(before.events) && { events: after.events }),
  }
  return Object.keys(changed).length > 0 ? changed : null
}

function WebhookState({ webhook: { paused_at, failing_since } }: { webhook: Webhook }) {
  const at = paused_at ?? failing_since
  const state = paused_at ? (failing_since ? 'broken' : 'paused') : failing_since ? 'failing' : 'ok'
  return (
    <p className={styles.badge} data-state={state}>
      <strong>{words[state]}</strong>
      {at && (
        <>
          {' '}
          <Time at={at} />
          {state === 'broken' && ', after three days without a success'}
          {paused_at && '. Events are kept for 30 days.'}
        </>
      )}
    </p>
  )
}

const words = {
  ok: 'Active',
  failing: 'Failing since',
  paused: 'Paused since',
  broken: 'Paused automatically',
}
