import { isStage, stageWords } from '#app/admin/enquiries/stage-words.ts'
import type { AuditAction } from '#contract/audit-actions.ts'

export const actionWords: Record<AuditAction, string> = {
  'sign_in.succeeded': 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  sign_out: 'Signed out',
  'session.reused': 'Session ended: its token was copied',
  'recovery.asked': 'Asked for a password link',
  'link.used': 'Signed in by a mailed link',
  'password.changed': 'Password changed',
  'password.proven': 'Password typed again',
  'password.failed': 'Wrong password of somebody signed in',
  'factor.added': 'Second factor added',
  'factor.proven': 'Second factor proven',
  'factor.failed': 'Wrong code of a second factor',
  'factor.removed': 'Second factor removed',
  'factor.reset': 'Second factor reset',
  'recovery_codes.renewed': 'Recovery codes renewed',
  'passkey.added': 'Passkey added',
  'passkey.proven': 'Passkey shown again',
  'passkey.failed': 'Wrong passkey of somebody signed in',
  'passkey.renamed': 'Passkey renamed',
  'passkey.removed': 'Passkey removed',
  'user.created': 'User created',
  'user.deleted': 'User deleted',
  'user.deactivated': 'User deactivated',
  'user.reactivated': 'User activated again',
  'role.changed': 'Role changed',
  'sessions.ended': 'Sessions ended',
  'session.named': 'Browser renamed',
  'invitation.sent': 'Invitation sent',
  'invitation.accepted': 'Invitation accepted',
  'invitation.revoked': 'Invitation revoked',
  'enquiry.changed': 'Enquiry changed',
  'enquiry.deleted': 'Enquiry deleted for good',
  'enquiries.exported': 'Enquiries exported',
  'note.added': 'Note added',
  'note.changed': 'Note corrected',
  'note.removed': 'Note removed',
  'reply.sent': 'Reply sent',
  'reply.taken_back': 'Reply taken back',
  'reply.bounced': 'Reply came back undelivered',
  'reply.not_bounced': 'Reply did arrive',
  'template.added': 'Template added',
  'template.changed': 'Template changed',
  'template.deleted': 'Template deleted',
  'subscriber.unsubscribed': 'Subscriber unsubscribed',
  'subscribers.exported': 'Subscribers exported',
  'delivery.retried': 'Delivery sent again',
  'deliveries.retried': 'Failed deliveries sent again',
  'webhook.added': 'Webhook added',
  'webhook.changed': 'Webhook changed',
  'webhook.secret_rotated': 'Webhook secret renewed',
  'webhook.tested': 'Webhook tested',
  'webhook.deleted': 'Webhook deleted',
  'audit.exported': 'Audit trail exported',
  'person.exported': 'All about one person exported',
  'person.erased': 'All about one person erased',
  'retention.changed': 'Rules for deleting changed',
  'retention.applied': 'Deleted by a rule',
}

/** Whether the entry is about an enquiry that still exists. */
export const isAboutEnquiry = (action: AuditAction) =>
  action === 'enquiry.changed' || /^(note|reply)\./.test(action)

/** "stage: Qualified; fields: owner", and "role: user → admin" where the former values are recorded. */
export const detailsOf = ({ from, ...data }: Record<string, unknown>) =>
  Object.entries(data)
    .filter(([name]) => name !== 'bulk_id')
    .map(
      ([name, value]) =>
        `${fieldWords(name)}: ${formerLabel(from, name)}${valueLabel(name, value)}`,
    )
    .join('; ')

const formerLabel = (from: unknown, name: string) =>
  typeof from === 'object' && from !== null && name in from
    ? `${valueLabel(name, (from as Record<string, unknown>)[name])} → `
    : ''

function valueLabel(name: string, value: unknown): string {
  // The list contains field names, such as "follow_up_at".
  if (Array.isArray(value)) return value.map(String).map(fieldWords).join(', ') || 'none'
  if (name === 'stage' && isStage(value)) return stageWords[value]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'none'
}

const fieldWords = (name: string) => name.replace(/_(?:id|at|cents)$/, '').replaceAll('_', ' ')
