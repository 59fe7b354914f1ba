import { useId, useRef } from 'react'
import { maxNoteLength } from '#contract/text-limits.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { tooLong } from '#app/admin/enquiries/too-long.ts'
import { Button } from '#app/ui/button.tsx'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import styles from './note-box.module.css'
import { NoteField } from './note-field.tsx'
import { useSendNote } from './send-note.ts'

/** The form for notes to colleagues. An unsent note is kept as a draft. */
export function NoteBox({ id }: { id: string }) {
  const { userId } = useAccount()
  const draft = useDraft('note', id, userId)
  const [text, write] = draft
  const { send, sending, unsent, forget } = useSendNote(id, draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const state = useId()
  useCommandHandlers('record', { note: () => field.current?.focus() })

  const over = tooLong(text, maxNoteLength)
  const isReady = text.trim() !== '' && !over
  const submit = () => isReady && !sending && void send(text)
  return (
    <form
      className={styles.box}
      aria-label="Note"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        // The button is disabled while sending and would lose the focus.
        field.current?.focus()
      }}
    >
      <NoteField
        ref={field}
        label="Write a note"
        describedBy={state}
        placeholder="A note for colleagues; @ mentions one"
        invalid={over !== null}
        text={text}
        write={(next) => {
          forget()
          write(next)
        }}
        onSend={submit}
      />
      <div className={styles.foot}>
        <p id={state} role="status" data-unsent={(over ?? unsent) !== null}>
          {over ?? unsent ?? (text.trim() ? 'Draft, kept in this browser' : '')}
        </p>
        <Button
          type="submit"
          look="secondary"
          size="small"
          busy={sending}
          disabled={!isReady}
          aria-keyshortcuts="Control+Enter"
        >
          {unsent ? 'Send again' : 'Add note'}
        </Button>
      </div>
    </form>
  )
}
