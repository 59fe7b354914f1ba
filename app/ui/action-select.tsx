import { type ComponentProps, type KeyboardEvent, useRef } from 'react'

type ActionSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue'> & {
  /** Its text as long as nothing is chosen. */
  placeholder: string
  onChoose: (value: string) => void
}

/** A closed list changes its value while the key is handled, an opened one when somebody has chosen. */
const whileKeyMs = 100

/**
 * A list whose choice does something at once, and which then reads as before. In most browsers the arrow keys and letters
 * choose in a closed list without opening it: these only show the option, and Enter does it.
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
