import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { maxWebhooks } from '#contract/webhook-events.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { notify } from '#app/ui/notify.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useAddWebhook, useNewSecrets, webhookList } from './queries.ts'
import panel from '#app/admin/panel.module.css'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

export function WebhooksPanel() {
  const query = useQuery(webhookList)
  const add = useAddWebhook()
  const { keep } = useNewSecrets()
  const [added, setAdded] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const webhooks = query.data
  const isFull = webhooks !== undefined && webhooks.length >= maxWebhooks
  return (
    <section className={panel.panel} aria-labelledby="webhooks-title">
      <h2 id="webhooks-title" ref={heading} tabIndex={-1}>
        Webhooks
      </h2>
      <p className={panel.note}>
        Addresses that hear at once what happens here: a CRM, a chat channel, an automation service.
        Each request is signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a>{' '}
        says.
      </p>
      {isFull ? (
        <p className={panel.note}>There are {maxWebhooks}, and that is how many there may be.</p>
      ) : (
        <WebhookForm
          label="Add a webhook"
          action="Add Webhook"
          failure="Failed to Add Webhook"
          save={async (values) => {
            const { id, secret } = await add.mutateAsync(values)
            keep(id, secret)
            setAdded(id)
            notify.success('Webhook Added', 'Copy its secret now: it is shown only this once.')
          }}
        />
      )}
      {query.isError && (
        <LoadFailed
          what="Webhooks"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.isPending && <Spinner label="Loading webhooks" />}
      {webhooks?.length === 0 && <p className={panel.empty}>No webhooks.</p>}
      {webhooks?.map((webhook) => (
        <WebhookCard
          key={webhook.id}
          webhook={webhook}
          isNew={webhook.id === added}
          focusList={() => heading.current}
        />
      ))}
    </section>
  )
}
