import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { loadAlertDialog, useLazyDialog } from '#app/admin/use-lazy-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { notify } from '#app/ui/notify.ts'
import { useUnsubscribe } from './queries.ts'

type UnsubscribeButtonProps = {
  subscriber: NewsletterSubscriber
  focusList: () => HTMLElement | null
}

/** Asks for confirmation, because staff cannot undo it: to subscribe again takes the reader's own consent. */
export function UnsubscribeButton({ subscriber, focusList }: UnsubscribeButtonProps) {
  const { id, email } = subscriber
  const { Dialog: AlertDialog, open, close, opener } = useLazyDialog(loadAlertDialog)
  const unsubscribe = useUnsubscribe()
  const confirm = async () => {
    try {
      await unsubscribe.mutateAsync(id)
      notify.success('Unsubscribed', `${email} gets no more newsletters.`)
    } catch (error) {
      notifyFailure('Not Unsubscribed', error, 'The reader could not be unsubscribed.')
    }
    close()
  }
  return (
    <>
      <Button look="secondary" size="small" aria-label={`Unsubscribe ${email}`} {...opener}>
        Unsubscribe
      </Button>
      {AlertDialog && (
        <AlertDialog
          open={open}
          onCancel={close}
          title="Unsubscribe reader"
          confirm={unsubscribe.isPending ? 'Unsubscribing...' : 'Unsubscribe'}
          busy={unsubscribe.isPending}
          onConfirm={() => void confirm()}
          fallbackFocus={focusList}
        >
          <p>
            <strong>
              <EmailText>{email}</EmailText>
            </strong>
          </p>
          <p>
            They get no more newsletters. You cannot undo this: only they can subscribe again, on
            the resources page.
          </p>
        </AlertDialog>
      )}
    </>
  )
}
