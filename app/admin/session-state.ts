export type SessionState =
  | { status: 'checking' }
  /** A session is stored, but nobody can say whether it still holds. */
  | { status: 'unreachable' }
  | { status: 'signedOut'; reason: SignOutReason }
  | { status: 'signedIn'; userId: string; email: string }

/**
 * `ended`: without anybody's Logout, so the person has to see why. `unconfirmed`: by a Logout that the server has not heard of.
 */
export type SignOutReason = 'left' | 'ended' | 'unconfirmed'
