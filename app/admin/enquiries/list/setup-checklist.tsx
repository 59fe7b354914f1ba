import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { arePlaceholders } from '#content/organization.ts'
import * as text from '#app/ui/text.module.css'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import { useDismissed } from '#app/admin/use-dismissed.ts'
import { Link } from '#app/navigation/link.tsx'
import styles from './setup-checklist.module.css'
import { bin, enquiryCount } from '#app/admin/enquiries/queries.ts'
import { useStaff } from '#app/admin/enquiries/staff.ts'

/**
 * The steps of setting up the inbox. Each is ticked once it is really done. Not shown once enquiries were moved to the
 * bin or quarantine: then the list is short for another reason.
 */
export function SetupChecklist({ received }: { received: boolean }) {
  const [dismissed, dismiss] = useDismissed('setup-checklist')
  const { data: health } = useQuery(deliveryHealth)
  const staff = useStaff()
  const { data: binned } = useQuery(enquiryCount('inbox', bin))
  const { data: quarantined } = useQuery(enquiryCount('quarantine'))
  if (dismissed || !health || binned !== 0 || quarantined !== 0) return null
  const connected = health.unset === null
  const invited = staff.length > 1
  if (received && connected && invited && !arePlaceholders) return null
  return (
    <section className={styles.steps} aria-labelledby="setup-checklist">
      <header>
        <h3 id="setup-checklist">Getting ready</h3>
        <DismissButton onDismiss={dismiss} />
      </header>
      <ol>
        <Step done={received} title="Send yourself an enquiry">
          Fill in <a href="/contact">the form on the site</a>: it arrives here within seconds.
        </Step>
        <Step done={connected} title="Connect mail">
          Set <code>SMTP_URL</code>, <code>MAIL_FROM</code> and <code>NOTIFY_EMAIL</code>, so that
          you get a mail for each new enquiry. Until then{' '}
          <Link to="/admin/deliveries">messages wait</Link>.
        </Step>
        <Step done={!arePlaceholders} title="Replace the placeholders">
          The site shows contact details that reach nobody: see <code>content/organization.ts</code>
          .
        </Step>
        <Step done={invited} title="Invite a colleague">
          <Link to="/admin/people">People</Link> has the form. As an admin they see enquiries, and
          each can be given to one of you.
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { done: boolean; title: string; children: ReactNode }

const Step = ({ done, title, children }: StepProps) => (
  <li data-done={done}>
    <span className={styles.box}>{done && <Check aria-hidden />}</span>
    <h4>
      {title}
      {done && <span className={text.srOnly}> (done)</span>}
    </h4>
    {!done && <p>{children}</p>}
  </li>
)
