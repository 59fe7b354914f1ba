import { type ComponentProps, type KeyboardEvent, useRef } from 'react'

type ActionSelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'defaultValue'> & {
  /** What it reads as long as nothing is chosen. */
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
  const browsedAt = useRef(-Infinity)
  const choose = (list: HTMLSelectElement) => {
    const { value } = list
    list.value = ''
    if (value) onChoose(value)
  }
  const press = (event: KeyboardEvent<HTMLSelectElement>) => {
    if (event.key !== 'Enter' || !event.currentTarget.value) {
      browsedAt.current = performance.now()
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
        if (performance.now() - browsedAt.current > whileKeyMs) choose(currentTarget)
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
