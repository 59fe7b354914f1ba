import { CheckField } from '#app/ui/check-field.tsx'
import { useNoticesWanted } from './notices-wanted.ts'

/** Turns notifications of new enquiries on and off. */
export function NoticesSwitch() {
  const [wanted, set, permission] = useNoticesWanted()
  return (
    <>
      <CheckField
        name="notices"
        label="Tell me of a new enquiry while I look elsewhere."
        checked={wanted}
        disabled={permission === 'missing'}
        onChange={(event) => void set(event.currentTarget.checked)}
      />
      {permission === 'denied' && (
        <p>This browser blocks notifications from this site. You can allow them in its settings.</p>
      )}
    </>
  )
}
