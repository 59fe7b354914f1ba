import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { useStaff } from '#app/admin/enquiries/staff.ts'
import { MentionList, optionId } from './mention-list.tsx'
import { mentionAt, suggestions, withMention } from './mentions.ts'

type NoteFieldProps = {
  ref: RefObject<HTMLTextAreaElement | null>
  label: string
  describedBy: string
  placeholder?: string
  invalid: boolean
  text: string
  write: (text: string) => void
  onSend: () => void
  onEscape?: () => void
}

/** The text of a note, with suggestions after an "@". Ctrl+Enter sends it. */
export function NoteField(props: NoteFieldProps) {
  const { ref: field, label, describedBy, placeholder, invalid, text, write, onSend } = props
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const list = useId()
  const staff = useStaff()
  const mention = caret === null ? null : mentionAt(text, caret)
  const people = mention ? suggestions(staff, mention.typed) : []

  const pick = (email: string) => {
    const next = withMention(text, caret ?? text.length, email)
    write(next.text)
    setCaret(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const move = people.length > 0 && { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
      return
    }
    if (move) setChosen((chosen + move + people.length) % people.length)
    else if (people.length > 0 && (event.key === 'Enter' || event.key === 'Tab'))
      pick((people[chosen] ?? people[0]!).email)
    else if (people.length > 0 && event.key === 'Escape') setCaret(null)
    else if (props.onEscape && event.key === 'Escape') props.onEscape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <textarea
        ref={field}
        rows={2}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={people.length > 0 ? list : undefined}
        aria-activedescendant={people.length > 0 ? optionId(list, chosen) : undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        aria-invalid={invalid}
        dir="auto"
        value={text}
        onChange={({ target }) => {
          write(target.value)
          setCaret(target.selectionStart)
          setChosen(0)
        }}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      <MentionList id={list} people={people} chosen={chosen} pick={pick} />
    </>
  )
}
