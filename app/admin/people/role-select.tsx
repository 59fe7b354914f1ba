import { useState } from 'react'
import { can } from '#contract/permissions.ts'
import type { Person } from '#contract/person.ts'
import { type Role, roles } from '#contract/options.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { notify } from '#app/ui/notify.ts'
import { unownedSentence } from './open-enquiries.tsx'
import styles from './people.module.css'
import { useChangePerson } from './queries.ts'

const consequences: Record<Role, string> = {
  admin: 'will see every enquiry, and can create, change and delete accounts.',
  user: 'will see nothing here any more, from the next click on.',
}

/** Asks for confirmation, because a single arrow key changes the option. Disabled for one's own role. */
export function RoleSelect({ person, own }: { person: Person; own: boolean }) {
  const { email } = person
  const { Dialog: AlertDialog, open, close, opener } = useLazyDialog(loadAlertDialog)
  const change = useChangePerson()
  const [chosen, setChosen] = useState<Role>(person.role)
  const choose = (text: string) => {
    const role = roles.find((each) => each === text)
    if (!role || role === person.role) return
    setChosen(role)
    opener.onClick()
  }
  const confirm = async () => {
    try {
      await change.mutateAsync({ id: person.id, change: { role: chosen } })
      notify.success('Role Changed', `${email} is ${withArticle[chosen]} now.`)
    } catch (error) {
      notifyFailure('Role Not Changed', error, 'The role could not be changed.')
    }
    close()
  }
  const losesEnquiries = !can(chosen, 'enquiry.read')
  return (
    <>
      <select
        className={styles.role}
        aria-label={`Role of ${email}`}
        value={person.role}
        disabled={own}
        onChange={({ currentTarget }) => {
          // The dialog returns the focus to it, even if the option was chosen without focusing the select.
          currentTarget.focus()
          choose(currentTarget.value)
        }}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </select>
      {AlertDialog && (
        <AlertDialog
          open={open}
          onCancel={close}
          title="Change role"
          confirm={`Make ${withArticle[chosen]}`}
          busy={change.isPending}
          onConfirm={() => void confirm()}
        >
          <p>
            <EmailText>{email}</EmailText> {consequences[chosen]}
            {losesEnquiries && unownedSentence(person, 'then')}
          </p>
        </AlertDialog>
      )}
    </>
  )
}

const withArticle: Record<Role, string> = { admin: 'an admin', user: 'a user' }
