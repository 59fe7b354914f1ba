import type { TimelineEntry } from '#contract/timeline.ts'
import { ChangeWords } from './change-words.tsx'
import { DeliveryWords } from './delivery-words.tsx'
import { Line } from './line.tsx'
import { NoteLine } from './note-line.tsx'
import { ReplyEntry } from './reply-entry.tsx'
import { Who } from './who.tsx'

type TimelineLineProps = {
  enquiryId: string
  isAnswered: boolean
  entry: TimelineEntry
  now: number
}

/** Who, what and when, with the text of a note or reply below. */
export function TimelineLine({ enquiryId, isAnswered, entry, now }: TimelineLineProps) {
  if (entry.kind === 'note') return <NoteLine enquiryId={enquiryId} note={entry} now={now} />
  return (
    <Line kind={entry.kind} words={<Words entry={entry} />} at={entry.at} now={now}>
      {entry.kind === 'reply' && (
        <ReplyEntry enquiryId={enquiryId} isAnswered={isAnswered} reply={entry} />
      )}
    </Line>
  )
}

function Words({ entry }: { entry: Exclude<TimelineEntry, { kind: 'note' }> }) {
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

const deeds = { read: 'opened it', reply: 'replied' } as const
