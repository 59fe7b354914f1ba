import type { AuthError } from '@supabase/auth-js'
import { running, sentenceOf } from '#app/admin/session/session.ts'
import { showPasskey } from './ceremony.ts'
import { refusalOf } from './passkey-fault.ts'

/** Signs in with a passkey alone. Returns null on success, else the error message. */
export async function signInWithPasskey(): Promise<string | null> {
  const { passkey } = running()
  const challenge = await passkey.startAuthentication()
  if (challenge.error) return sentenceOf(challenge.error)
  try {
    const { challenge_id, credential } = await showPasskey(
      challenge.data as Parameters<typeof showPasskey>[0],
    )
    const { error } = await passkey.verifyAuthentication({
      challengeId: challenge_id,
      credential: credential as Parameters<typeof passkey.verifyAuthentication>[0]['credential'],
    })
    return error && sentenceOf(error as AuthError)
  } catch (error) {
    return refusalOf(error)
  }
}
