import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { maxNoteLength } from '#contract/text-limits.ts'
import { useAccount } from '#app/admin/account.ts'
import { tooLong } from '#app/admin/enquiries/too-long.ts'
import { Button } from '#app/ui/button.tsx'
import { useCommandHandlers } from '#app/admin/enquiries/commands.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import { MentionList, optionId } from './mention-list.tsx'
import { mentionAt, suggestions, withMention } from './mentions.ts'
import styles from './note-box.module.css'
import { useSendNote } from './send-note.ts'
import { useStaff } from '#app/admin/enquiries/staff.ts'

/** The form for notes to colleagues. An unsent note is kept as a draft. */
export function NoteBox({ id }: { id: string }) {
  const { userId } = useAccount()
  const draft = useDraft('note', id, userId)
  const [text, write] = draft
  const { send, sending, unsent, forget } = useSendNote(id, draft)
  const field = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const staff = useStaff()
  const mention = caret === null ? null : mentionAt(text, caret)
  const people = mention ? suggestions(staff, mention.typed) : []
  useCommandHandlers('record', { note: () => field.current?.focus() })

  const pick = (email: string) => {
    const next = withMention(text, caret ?? text.length, email)
    write(next.text)
    setCaret(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const over = tooLong(text, maxNoteLength)
  const isReady = text.trim() !== '' && !over
  const submit = () => isReady && !sending && void send(text)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submit()
      return
    }
    if (people.length === 0 || event.nativeEvent.isComposing) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move) setChosen((chosen + move + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab')
      pick((people[chosen] ?? people[0]!).email)
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
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
      <textarea
        ref={field}
        rows={2}
        aria-label="Write a note"
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? list : undefined}
        aria-activedescendant={people.length > 0 ? optionId(list, chosen) : undefined}
        aria-describedby={`${list}-state`}
        placeholder="A note for colleagues; @ mentions one"
        aria-invalid={over !== null}
        dir="auto"
        value={text}
        onChange={({ target }) => {
          forget()
          write(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
        }}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      <MentionList id={list} people={people} chosen={chosen} pick={pick} />
      <div className={styles.foot}>
        <p id={`${list}-state`} role="status" data-unsent={(over ?? unsent) !== null}>
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
