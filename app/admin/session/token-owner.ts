/** The account id in an access token, or null if it cannot be read. */
export function ownerOf(token: string) {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    return (JSON.parse(atob(claims)) as { sub: string }).sub
  } catch {
    return null
  }
}
