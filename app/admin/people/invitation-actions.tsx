import { useState } from 'react'
import { EmailText } from '#app/ui/email-text.tsx'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import type { Invitation } from '#contract/invitation.ts'
import { useResend, useRevoke } from './invitation-queries.ts'
import styles from './invitations.module.css'

type Props = { invitation: Invitation; focusList: () => HTMLElement | null }

export function InvitationActions({ invitation, focusList }: Props) {
  const { id, email } = invitation
  const [asking, setAsking] = useState(false)
  const resend = useResend()
  const revoke = useRevoke()

  const sendAgain = async () => {
    try {
      await resend.mutateAsync(id)
      notify.success('Invitation Renewed', `A new link for ${email} is listed under Deliveries.`)
    } catch (error) {
      notifyFailure(
        'Failed to Send Invitation',
        error,
        'There was an error sending the invitation.',
      )
    }
  }

  const confirm = async () => {
    try {
      await revoke.mutateAsync(id)
      notify.success('Invitation Revoked', `The link of ${email} no longer works.`)
    } catch (error) {
      notifyFailure(
        'Failed to Revoke Invitation',
        error,
        'There was an error revoking the invitation.',
      )
    }
    setAsking(false)
  }

  return (
    <div className={styles.actions}>
      <Button
        look="secondary"
        size="small"
        aria-label={`Send again to ${email}`}
        aria-disabled={resend.isPending}
        onClick={() => !resend.isPending && void sendAgain()}
      >
        Send again
      </Button>
      <Button
        look="secondary"
        size="small"
        aria-label={`Revoke the invitation of ${email}`}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <AlertDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title="Revoke invitation"
        confirm={revoke.isPending ? 'Revoking...' : 'Revoke'}
        busy={revoke.isPending}
        onConfirm={() => void confirm()}
        fallbackFocus={focusList}
      >
        <p>The link that was mailed stops working. You can invite the same address again.</p>
        <p>
          <strong>
            <EmailText>{email}</EmailText>
          </strong>
        </p>
      </AlertDialog>
    </div>
  )
}
