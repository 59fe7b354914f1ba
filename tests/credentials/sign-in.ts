/** An access token of a running server. */
export async function signIn(url: string, admin: { email: string; password: string }) {
  const session = await fetch(`${url}/api/auth/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return ((await session.json()) as { access_token: string }).access_token
}
