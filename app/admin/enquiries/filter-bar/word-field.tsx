import { useId, useRef } from 'react'
import { maxTraceLength } from '#contract/text-limits.ts'
import { figure } from '#app/admin/dates.ts'

type WordFieldProps = {
  label: string
  /** Suggestions; any other word can be typed. */
  words: { value: string; count: number }[] | undefined
  placeholder: string
  onAdd: (word: string) => void
}

/** Adds a suggestion as soon as it is chosen, and a typed word on blur. The field is then cleared for the next one. */
export function WordField({ label, words = [], placeholder, onAdd }: WordFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const add = () => {
    const word = field.current?.value.trim()
    if (!field.current || !word) return
    field.current.value = ''
    onAdd(word)
  }
  return (
    <>
      <label>
        {label}
        <input
          ref={field}
          maxLength={maxTraceLength}
          list={list}
          placeholder={placeholder}
          onInput={({ nativeEvent }) => {
            // This input type means that a suggestion was chosen.
            if (nativeEvent.inputType === 'insertReplacementText') add()
          }}
          onBlur={add}
        />
      </label>
      <datalist id={list}>
        {words.map(({ value, count }) => (
          <option key={value} value={value}>
            {figure(count)}
          </option>
        ))}
      </datalist>
    </>
  )
}
