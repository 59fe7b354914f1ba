import { type ComponentProps, type KeyboardEvent, useRef } from 'react'

type ActionSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue'> & {
  /** The text that is always shown, because a chosen option does not stay selected. */
  placeholder: string
  onChoose: (value: string) => void
}

/** A closed select changes its value on a key press; an open one only when an option is chosen. */
const whileKeyMs = 100

/**
 * A select whose options are actions. After each action it shows its placeholder again. In most browsers the arrow keys
 * and letters change a closed select without opening it: the option is then only shown, and Enter runs it.
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
