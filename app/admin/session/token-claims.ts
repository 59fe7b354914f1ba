/** The account id in an access token, or null if it cannot be read. */
export const ownerOf = (token: string) => claimsOf(token)?.sub ?? null

/** Whether the session of an access token was opened without a second factor. */
export const lacksFactor = (token: string | null) => claimsOf(token)?.aal === 'aal1'

type User = { id: string; email?: string | undefined; factors?: unknown[] | undefined }

export const signedInAs = ({ id, email = '', factors = [] }: User, token: string | null) => ({
  status: 'signedIn' as const,
  userId: id,
  email,
  lacksFactor: factors.length > 0 && lacksFactor(token),
})

function claimsOf(token: string | null) {
  try {
    const claims = token!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(claims)) as { sub: string; aal?: string }
  } catch {
    return null
  }
}
