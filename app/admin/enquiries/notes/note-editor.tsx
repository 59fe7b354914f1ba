import { useEffect, useId, useRef, useState } from 'react'
import { maxNoteLength } from '#contract/text-limits.ts'
import { tooLong } from '#app/admin/enquiries/too-long.ts'
import { Button } from '#app/ui/button.tsx'
import styles from './note-box.module.css'
import { NoteField } from './note-field.tsx'
import type { ChangeNote, Note } from './use-change-note.ts'

type NoteEditorProps = {
  note: Note
  /** What was typed and not saved. */
  draft: readonly [text: string, write: (text: string) => void]
  change: ChangeNote
  close: () => void
}

/** Replaces a note in the history by a field with its text. A refused correction stays in the field. */
export function NoteEditor({ note, draft: [draft, keep], change, close }: NoteEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const state = useId()
  const [text, setText] = useState(draft || note.text)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(text.length, text.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const over = tooLong(text, maxNoteLength)
  const isReady = text.trim() !== '' && !over
  const cancel = () => {
    keep('')
    close()
  }
  const save = () => {
    if (!isReady || change.isPending) return
    if (text.trim() === note.text) cancel()
    else change.mutate({ note, text, onSaved: cancel })
  }
  return (
    <form
      className={styles.box}
      aria-label="Edit note"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <NoteField
        ref={field}
        label="Edit the note"
        describedBy={state}
        invalid={over !== null}
        text={text}
        write={(next) => {
          setText(next)
          keep(next)
        }}
        onSend={save}
        onEscape={cancel}
      />
      <div className={styles.foot}>
        <p id={state} role="status" data-unsent={over !== null}>
          {over}
        </p>
        <Button look="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="secondary"
          size="small"
          busy={change.isPending}
          disabled={!isReady}
          aria-keyshortcuts="Control+Enter"
        >
          Save
        </Button>
      </div>
    </form>
  )
}
