import type { MailKind } from '#contract/mail.ts'
import type { testEvent, WebhookEvent } from '#contract/webhook-events.ts'

export const kindWords: Record<MailKind | WebhookEvent | typeof testEvent, string> = {
  new_enquiry: 'New enquiry',
  visitor_confirmation: 'Confirmation to the visitor',
  mention: 'Mention in a note',
  assigned: 'Enquiries for a new owner',
  reply: 'Reply to the visitor',
  digest: 'Reminder of unanswered enquiries',
  recovery: 'Password reset',
  invitation: 'Invitation',
  password_changed: 'Password changed',
  wrong_codes: 'Wrong codes of the second factor',
  session_ended: 'Session ended: its token was copied',
  factor_changed: 'Second factor changed',
  factor_reset: 'Second factor reset',
  passkey_changed: 'Passkey added or removed',
  admin_made: 'New admin',
  new_device: 'Sign-in from a new device',
  newsletter_confirmation: 'Newsletter confirmation',
  resource_guide: 'Guide',
  test: 'Test mail',
  'enquiry.received': 'Webhook: new enquiry',
  'enquiry.changed': 'Webhook: changed enquiry',
  'subscriber.confirmed': 'Webhook: confirmed subscriber',
  'webhook.test': 'Webhook: test',
}
type Kind = keyof typeof kindWords

export const isKind = (text: string): text is Kind => Object.hasOwn(kindWords, text)

/** Kinds that this version does not know are shown unchanged. */
export const kindLabel = (kind: string) => (isKind(kind) ? kindWords[kind] : kind)

/** Kinds whose `subject_id` is the id of an enquiry. */
const aboutEnquiries = [
  'new_enquiry',
  'visitor_confirmation',
  'mention',
  'reply',
  'enquiry.received',
  'enquiry.changed',
]

export const enquiryIdOf = ({ kind, subject_id }: { kind: string; subject_id: string | null }) =>
  aboutEnquiries.includes(kind) ? subject_id : null
