import { useSyncExternalStore } from 'react'
import { contactForm } from '#content/contact.ts'
import { optedOut } from '#app/site/tracking.ts'

const never = () => () => {}

/** What happens to the details, and that a Global Privacy Control signal was heard. */
export function SmallPrint() {
  const honored = useSyncExternalStore(never, optedOut, () => false)
  return (
    <div className="max-w-md flex-1 basis-64 text-small text-ink-soft">
      <p>{contactForm.privacy}</p>
      {honored && <p className="annotation mt-1 text-kelp">{contactForm.optedOut}</p>}
    </div>
  )
}
