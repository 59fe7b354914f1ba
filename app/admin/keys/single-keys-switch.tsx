import { CheckField } from '#app/ui/check-field.tsx'
import { useSingleKeys } from './single-keys.ts'

/** For people whose speech input or tremor triggers shortcuts unintentionally. */
export function SingleKeysSwitch() {
  const [on, set] = useSingleKeys()
  return (
    <CheckField
      name="single-keys"
      label="Single keys, such as j and c, are shortcuts. Without them only Ctrl+K is one."
      checked={on}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}
