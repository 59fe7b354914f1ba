import { type ComponentProps, type KeyboardEvent, useRef } from 'react'

type ActionSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue'> & {
  /** The text that it always shows, because a choice does not stay selected. */
  placeholder: string
  onChoose: (value: string) => void
}

/** A closed select changes its value while a key is handled; an open one only when an option was chosen. */
const whileKeyMs = 100

/**
 * A select whose options are actions, and which then shows its placeholder again. In most browsers the arrow keys and
 * letters change a closed select without opening it: then the option is only shown, and Enter runs it.
 */
export function ActionSelect({ placeholder, onChoose, children, ...select }: ActionSelectProps) {
  const browsing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const choose = (list: HTMLSelectElement) => {
    const { value } = list
    list.value = ''
    if (value) onChoose(value)
  }
  const press = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.key !== 'Enter' || !event.currentTarget.value) {
      clearTimeout(browsing.current)
      browsing.current = setTimeout(() => (browsing.current = undefined), whileKeyMs)
      return
    }
    event.preventDefault()
    choose(event.currentTarget)
  }
  return (
    <select
      {...select}
      defaultValue=""
      onKeyDown={press}
      onChange={({ currentTarget }) => {
        if (browsing.current === undefined) choose(currentTarget)
      }}
      onBlur={({ currentTarget }) => (currentTarget.value = '')}
    >
      <option value="" disabled>
        {placeholder}
      </option>
      {children}
    </select>
  )
}
