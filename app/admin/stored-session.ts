/** Whether a stored text is a session that the client can use, and not what a crash or a person left there. */
export function isSession(text: string) {
  try {
    const value = JSON.parse(text) as Record<string, unknown> | null
    return (
      typeof value?.['access_token'] === 'string' &&
      typeof value['refresh_token'] === 'string' &&
      Number.isFinite(value['expires_at'])
    )
  } catch {
    return false
  }
}
