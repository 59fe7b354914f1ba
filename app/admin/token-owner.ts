/** The id of the account that an access token is of; null of what is no token. */
export function ownerOf(token: string) {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(claims)) as { sub: string }).sub
  } catch {
    return null
  }
}
