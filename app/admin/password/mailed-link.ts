export type MailedLink = { type: 'recovery' | 'invite'; token: string }

/** What a mailed link carries after its "#", a part that browsers send to no server. Null when it is no such link. */
export function readMailedLink(hash: string): MailedLink | null {
  const parameters = new URLSearchParams(hash.slice(1))
  const type = parameters.get('type')
  const token = parameters.get('token_hash')
  return (type === 'recovery' || type === 'invite') && token ? { type, token } : null
}
