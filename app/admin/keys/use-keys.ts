import { useEffect } from 'react'
import type { CommandName } from './command-words.ts'
import { runCommand } from './commands.ts'
import { keyBindings } from './keys.ts'
import { useSingleKeys } from './single-keys.ts'

const maxPauseMs = 1_500

const typesText = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
    ))

/** Menus and dialogs handle their own keys. */
const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=alertdialog], [role=menu]')

/** Runs the commands of `keyBindings`, except while somebody is typing. */
export function useKeys() {
  const [single] = useSingleKeys()
  useEffect(() => {
    let first: { key: string; at: number } | null = null
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.isComposing || event.altKey || isInMenu(target)) return
      // Except for Escape, on which a tooltip calls preventDefault() although it only closes itself.
      if (event.defaultPrevented && key !== 'Escape') return
      const control = event.ctrlKey || event.metaKey
      const before = first && performance.now() - first.at < maxPauseMs ? first.key : null
      first = null
      const command = control ? withControl(key) : withoutControl(before, key)
      if (!control && typesText(target)) {
        if (key === 'Escape') leave(target)
        return
      }
      if (!control && key !== 'Escape' && !single) return
      if (command) {
        // While a key is held, only moving is repeated. Any other command would also be applied to the next enquiry.
        const again = event.repeat && command !== 'next' && command !== 'previous'
        if (again || runKey(command)) event.preventDefault()
      } else if (!control && keyBindings.some(({ keys }) => keys[1] && keys[0] === key))
        first = { key, at: performance.now() }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [single])
}

/** Where there is no list to search, the palette finds enquiries. */
const runKey = (command: CommandName) =>
  runCommand(command) || (command === 'search' && runCommand('palette'))

const withControl = (key: string) =>
  keyBindings.find((one) => one.control && one.keys[0] === key.toLowerCase())?.command

function withoutControl(before: string | null, key: string): CommandName | undefined {
  const plain = keyBindings.filter(({ control }) => !control)
  const second = before && plain.find(({ keys }) => keys[0] === before && keys[1] === key)
  return (second || plain.find(({ keys }) => keys.length === 1 && keys[0] === key))?.command
}

/** Leaves a field. In a record the focus moves to its heading, in a list to the row that had it. */
function leave(field: HTMLElement) {
  field.blur()
  const place =
    field.closest('article')?.querySelector('h2') ??
    field.closest('section')?.querySelector<HTMLElement>('[data-row][tabindex="0"]')
  place?.focus({ preventScroll: true })
}
