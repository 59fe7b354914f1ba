import type { MailKind } from '#contract/mail.ts'
import { addressKey } from '#server/address-key.ts'

/**
 * The box that an address leads to: "ann+shop@" is delivered to "ann@", and at Gmail dots make no difference. Counted
 * by address alone, one box could be sent as many mails as it has spellings.
 */
export function mailboxOf(email: string) {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Names a box by its hash, as limits do. Each kind is counted apart, so that a flood of one does not stop the others. */
export const mailboxKey = (kind: MailKind, email: string) =>
  addressKey(`${kind} ${mailboxOf(email)}`)
