export type MailedLink = { type: 'recovery' | 'invite'; token: string }

/** Parses the fragment of a mailed link, which browsers never send to a server. Null for any other fragment. */
export function readMailedLink(hash: string): MailedLink | null {
  const parameters = new URLSearchParams(hash.slice(1))
  const type = parameters.get('type')
  const token = parameters.get('token_hash')
  return (type === 'recovery' || type === 'invite') && token ? { type, token } : null
}
