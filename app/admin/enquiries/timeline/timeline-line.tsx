import type { TimelineEntry } from '#contract/timeline.ts'
import { useAccount } from '#app/admin/account.ts'
import { age } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { ChangeWords } from './change-words.tsx'
import { DeliveryWords } from './delivery-words.tsx'
import { NoteText } from './note-text.tsx'
import { ReplyEntry } from './reply-entry.tsx'
import { shortName } from '#app/admin/enquiries/staff.ts'
import styles from './timeline.module.css'

type TimelineLineProps = {
  enquiryId: string
  isAnswered: boolean
  entry: TimelineEntry
  now: number
}

/** Who, what and when, with the text of a note or reply below. */
export function TimelineLine({ enquiryId, isAnswered, entry, now }: TimelineLineProps) {
  return (
    <li className={styles.line} data-kind={entry.kind}>
      <p className={styles.what}>
        <span>
          <Words entry={entry} />
        </span>{' '}
        <Time at={entry.at}>{age(entry.at, now)}</Time>
      </p>
      {entry.kind === 'note' && <NoteText text={entry.text} mentions={entry.mentions} />}
      {entry.kind === 'reply' && (
        <ReplyEntry enquiryId={enquiryId} isAnswered={isAnswered} reply={entry} />
      )}
    </li>
  )
}

function Words({ entry }: { entry: TimelineEntry }) {
  if (entry.kind === 'received') return 'Received'
  if (entry.kind === 'delivery') return <DeliveryWords delivery={entry} />
  return (
    <>
      <Who actor={entry.actor} />{' '}
      {entry.kind === 'changed' ? (
        <ChangeWords changes={entry.changes} actor={entry.actor} />
      ) : (
        deeds[entry.kind]
      )}
    </>
  )
}

const deeds = { read: 'opened it', note: 'noted', reply: 'replied' } as const

/** The person, with the whole address as tooltip. Entries without an actor are by the server itself. */
function Who({ actor }: Pick<TimelineEntry, 'actor'>) {
  const { userId } = useAccount()
  if (!actor) return <b>The site</b>
  return <b title={actor.email}>{actor.id === userId ? 'You' : shortName(actor.email)}</b>
}
