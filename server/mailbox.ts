import { addressKey } from '#server/address-key.ts'

/**
 * Names the box that an address leads to, by its hash, as limits do: "ann+shop@" is delivered to "ann@", and at Gmail
 * dots make no difference. Counted by address alone, one box could be sent as many mails as it has spellings.
 */
export function mailboxKey(email: string) {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+', 1)
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  const box = isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
  return addressKey(box)
}
