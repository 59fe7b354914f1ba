import { type RefObject, useRef, useState } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { age } from '#app/admin/dates.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import { NoteEditor } from '#app/admin/enquiries/notes/note-editor.tsx'
import { type Note, useChangeNote } from '#app/admin/enquiries/notes/use-change-note.ts'
import { shortName } from '#app/admin/enquiries/staff.ts'
import { useFocusHeadingAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { Time } from '#app/admin/time.tsx'
import { Button } from '#app/ui/button.tsx'
import { Line } from './line.tsx'
import { NoteText } from './note-text.tsx'
import styles from './timeline.module.css'
import { Who } from './who.tsx'

type NoteLineProps = { enquiryId: string; note: Note; now: number }

/** A note; its author can correct or remove it. A removed one leaves who and when. */
export function NoteLine({ enquiryId, note, now }: NoteLineProps) {
  const { userId } = useAccount()
  if (note.removed_at)
    return <Line kind="read" words={<RemovedWords note={note} />} at={note.removed_at} now={now} />
  if (note.actor?.id === userId)
    return <OwnNote enquiryId={enquiryId} note={note} now={now} person={userId} />
  return (
    <Line kind="note" words={<NoteWords note={note} now={now} />} at={note.at} now={now}>
      <NoteText text={note.text} mentions={note.mentions} />
    </Line>
  )
}

function OwnNote({ enquiryId, note, now, person }: NoteLineProps & { person: string }) {
  const draft = useDraft(`note-${note.id}`, enquiryId, person)
  const [editing, setEditing] = useState(draft[0] !== '')
  const edit = useRef<HTMLButtonElement>(null)
  const change = useChangeNote(enquiryId)
  const words = (
    <>
      <NoteWords note={note} now={now} />
      {!editing && (
        <NoteActions
          edit={edit}
          onEdit={() => setEditing(true)}
          onRemove={() => change.mutate({ note, text: null })}
        />
      )}
    </>
  )
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => edit.current?.focus({ preventScroll: true }))
  }
  return (
    <Line kind="note" words={words} at={note.at} now={now}>
      {editing ? (
        <NoteEditor note={note} draft={draft} change={change} close={close} />
      ) : (
        <NoteText text={note.text} mentions={note.mentions} />
      )}
    </Line>
  )
}

type NoteActionsProps = {
  edit: RefObject<HTMLButtonElement | null>
  onEdit: () => void
  onRemove: () => void
}

function NoteActions({ edit, onEdit, onRemove }: NoteActionsProps) {
  const remove = useRef<HTMLButtonElement>(null)
  useFocusHeadingAfterRemoval(remove)
  return (
    <span className={styles.acts}>
      <Button ref={edit} look="quiet" size="small" aria-label="Edit note" onClick={onEdit}>
        Edit
      </Button>
      <Button ref={remove} look="quiet" size="small" aria-label="Remove note" onClick={onRemove}>
        Remove
      </Button>
    </span>
  )
}

const NoteWords = ({ note: { actor, edited_at }, now }: Omit<NoteLineProps, 'enquiryId'>) => (
  <>
    <Who actor={actor} /> noted
    {edited_at && (
      <>
        , edited <Time at={edited_at}>{age(edited_at, now)}</Time>
      </>
    )}
  </>
)

const RemovedWords = ({ note: { actor, mentions } }: Pick<NoteLineProps, 'note'>) => (
  <>
    <Who actor={actor} /> removed a note
    {mentions.length > 0 && `; ${mentions.map(shortName).join(', ')} had got it by mail`}
  </>
)
