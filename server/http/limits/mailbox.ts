import type { MailKind } from '#contract/mail.ts'
import { addressKey } from './address-key.ts'

/**
 * The mailbox that receives an address: "ann+shop@" is delivered to "ann@", and Gmail ignores dots. Counted by address
 * only, one mailbox could get as many mails as it has spellings.
 */
export function mailboxOf(email: string) {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/**
 * A key for limits: the mailbox's hash. Each kind is counted separately, so that a flood of one does not block the
 * others.
 */
export const mailboxKey = (kind: MailKind, email: string) =>
  addressKey(`${kind} ${mailboxOf(email)}`)
