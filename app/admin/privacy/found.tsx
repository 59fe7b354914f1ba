import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { figure } from '#app/admin/dates.ts'
import { DownloadButton } from '#app/admin/lists/download-button.tsx'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import panel from '#app/admin/panel.module.css'
import { Button } from '#app/ui/button.tsx'
import type { PersonalData } from '#contract/privacy.ts'
import { downloadPerson } from './calls.ts'
import { EraseDialog } from './erase-dialog.tsx'
import styles from './privacy.module.css'

const kinds = [
  ['enquiries', 'Enquiries, with consents and replies'],
  ['notes', 'Notes about them'],
  ['subscriptions', 'Newsletter subscriptions'],
  ['deliveries', 'Messages to them or about them'],
  ['invitations', 'Invitations'],
  ['mentions', 'Places where others name the address'],
] as const

/** The id of the field with the address. */
export const emailField = 'privacy-email'

/** What is stored about a person, with buttons to export and erase it. */
export function Found({ found, onErased }: { found: PersonalData; onErased: () => void }) {
  const [asking, setAsking] = useState(false)
  const client = useQueryClient()
  const opener = useRef<HTMLButtonElement>(null)
  const isErased = useRef(false)
  useFocusAfterRemoval(
    opener,
    () => () => document.getElementById(emailField),
    () => isErased.current,
  )
  const isNothing = kinds.every(([kind]) => found[kind] === 0)
  if (isNothing && !found.account)
    return (
      <p className={panel.empty}>
        Nothing is kept about <EmailText>{found.email}</EmailText>.
      </p>
    )
  return (
    <div className={styles.found}>
      <dl>
        {kinds.map(([kind, words]) => (
          <div key={kind}>
            <dt>{words}</dt>
            <dd>{figure(found[kind])}</dd>
          </div>
        ))}
      </dl>
      {found.account && (
        <p>They have an account. Delete it under People before you erase the rest.</p>
      )}
      <div className={panel.actions}>
        <DownloadButton
          fetchFile={() => downloadPerson(found.email)}
          failed="The file could not be downloaded."
        >
          Download a copy
        </DownloadButton>
        <Button ref={opener} look="danger" disabled={found.account} onClick={() => setAsking(true)}>
          Erase
        </Button>
      </div>
      {asking && (
        <EraseDialog
          email={found.email}
          onCancel={() => setAsking(false)}
          onErased={() => {
            isErased.current = true
            setAsking(false)
            onErased()
            void client.invalidateQueries()
          }}
        />
      )}
    </div>
  )
}
