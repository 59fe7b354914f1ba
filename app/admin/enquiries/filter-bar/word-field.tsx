import { useId, useRef } from 'react'
import { figure } from '#app/admin/dates.ts'

type WordFieldProps = {
  label: string
  /** What there is to choose from; anything else can be typed. */
  words: { value: string; count: number }[] | undefined
  placeholder: string
  onAdd: (word: string) => void
}

const maxWordLength = 200

/** A value that is chosen counts at once; a typed one as soon as the field is left. Another one can follow. */
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
          maxLength={maxWordLength}
          list={list}
          placeholder={placeholder}
          onInput={({ nativeEvent }) => {
            // What is chosen from the list replaces what was typed.
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
