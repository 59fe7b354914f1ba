export type SessionState =
  | { status: 'checking' }
  /** A session is stored, but the server cannot be reached to verify it. */
  | { status: 'unreachable' }
  | { status: 'signedOut'; reason: SignOutReason; email?: string }
  /** `lacksFactor`: the account has a second factor, which this session has not proven yet. */
  | { status: 'signedIn'; userId: string; email: string; lacksFactor: boolean }

/**
 * `ended`: the session ended without a Logout, so the sign-in form explains it, and holds the address. `unconfirmed`:
 * the person logged out, but the server did not confirm it.
 */
export type SignOutReason = 'left' | 'ended' | 'unconfirmed'
