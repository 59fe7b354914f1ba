/* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
import { useQuery } from '@tanstack/react-query'
import type { DeliveryPreview } from '#contract/delivery.ts'
import { failureSentence } from '#app/admin/requests/failure.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { ApiError } from '#app/api.ts'
import styles from './delivery.module.css'
import { deliveryPreview } from './queries.ts'

/** A rendered mail with its text part, or the body of a webhook. */
export function Preview({ id }: { id: string }) {
  const query = useQuery(deliveryPreview(id))
  return (
    <section className={styles.panel} aria-labelledby="preview-title">
      <h2 id="preview-title">What it says</h2>
      {query.isPending && <Spinner label="Loading what it says" />}
      {query.isError && <Failed query={query} />}
      {query.data && <Message preview={query.data} />}
    </section>
  )
}

type FailedProps = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } }

/** Shows the reason for a 4xx, such as a broken template, without a retry button. */
const Failed = ({ query: { error, isFetching, refetch } }: FailedProps) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? (
    <p className={styles.none}>{failureSentence(error, '')}</p>
  ) : (
    <LoadFailed what="What it says" retry={() => void refetch()} busy={isFetching} />
  )

/** The text is focusable, so that it can be scrolled with the keyboard. */
const Message = ({ preview: { subject, text, page } }: { preview: DeliveryPreview }) => (
  <>
    {subject !== null && (
      <p className={styles.subject}>
        <span>Subject</span> <bdi>{subject}</bdi>
      </p>
    )}
    <div className={styles.message} data-alone={page === null}>
      {page !== null && (
        <figure>
          <figcaption id="preview-frame">As it looks</figcaption>
          <iframe sandbox="" src={page} title="The mail as it looks" />
        </figure>
      )}
      <figure>
        <figcaption id="preview-text">{page === null ? 'Body' : 'As text'}</figcaption>
        <pre role="region" aria-labelledby="preview-text" tabIndex={0} dir="auto">
          {text}
        </pre>
      </figure>
    </div>
  </>
)
