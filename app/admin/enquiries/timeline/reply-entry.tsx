import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { longTime, shortTime } from '#app/admin/dates.ts'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { runCommand } from '#app/admin/keys/commands.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import { draftOf } from '#app/admin/enquiries/reply/letter-draft.ts'
import styles from './timeline.module.css'
import { useBounce } from './use-bounce.ts'

type Reply = Extract<TimelineEntry, { kind: 'reply' }>

type ReplyEntryProps = { enquiryId: string; reply: Reply }
/** An enquiry that was also answered otherwise stays answered when a reply fails. */
type WithAnswer = ReplyEntryProps & { isAnswered: boolean }

/** A reply and its delivery state. */
export const ReplyEntry = ({ enquiryId, isAnswered, reply }: WithAnswer) => (
  <>
    <details className={styles.letter}>
      <summary>
        <bdi>{reply.subject}</bdi> · <ReplyState reply={reply} />
      </summary>
      <p className={styles.text} dir="auto">
        {reply.text}
      </p>
      {(reply.status === 'sent' || reply.status === 'bounced') && (
        <BounceButton enquiryId={enquiryId} reply={reply} />
      )}
    </details>
    {reply.status === 'failed' && (
      <p className={styles.refused} role="alert">
        Not delivered{reply.answer && <>: “{reply.answer}”</>}.{' '}
        {!isAnswered && 'The clock runs again. '}
        <Link to={`/admin/deliveries/${reply.delivery_id}`} state={{ opened: 1 }}>
          Open the delivery
        </Link>{' '}
        <WriteAgain enquiryId={enquiryId} reply={reply} />
      </p>
    )}
  </>
)

/** Opens the composer with the letter, unless another one has been begun. */
function WriteAgain({ enquiryId, reply }: ReplyEntryProps) {
  const { userId } = useAccount()
  const [draft, keep] = useDraft('reply', enquiryId, userId)
  const write = () => {
    if (!draft) keep(draftOf(reply))
    runCommand('reply')
  }
  return (
    <Button look="quiet" size="small" className={styles.inline} onClick={write}>
      Write it again
    </Button>
  )
}

/** A bounce arrives in a mailbox that the server does not read, so staff mark it here. */
function BounceButton({ enquiryId, reply }: ReplyEntryProps) {
  const bounced = reply.status === 'bounced'
  const bounce = useBounce({ enquiryId, replyId: reply.id })
  return (
    <Button
      look="quiet"
      size="small"
      busy={bounce.isPending}
      onClick={() => bounce.mutate({ bounced: !bounced })}
    >
      {bounced ? 'It did arrive' : 'It came back undelivered'}
    </Button>
  )
}

function ReplyState({ reply: { status, sent_at, answer } }: { reply: Reply }) {
  if (status === 'sent')
    return (
      <span data-status="sent" title={sent_at ? longTime(sent_at) : undefined}>
        accepted by the mail server{sent_at && ` ${shortTime(sent_at)}`}
      </span>
    )
  if (status === 'undone') return <span data-status="undone">taken back before it left</span>
  if (status === 'bounced') return <span data-status="failed">came back undelivered</span>
  if (status === 'failed') return <span data-status="failed">not delivered</span>
  return (
    <span data-status="waiting">
      {answer ? `not accepted yet, tried again: “${answer}”` : 'on its way'}
    </span>
  )
}
