import type { AuthError } from '@supabase/auth-js'
import { running, sentenceOf } from '#app/admin/session/session.ts'
import type { MailedLink } from './mailed-link.ts'

/** Why a request was rejected: the server's code, and a message to show. */
export type Refusal = { code: string; sentence: string }

/** The response is the same whether or not there is an account with this address. */
export async function askForLink(email: string): Promise<Refusal | null> {
  const { error } = await running().resetPasswordForEmail(email)
  return refusalOf(error)
}

/** Redeems the one-time link and signs in its owner. */
export async function openLink({ type, token }: MailedLink): Promise<Refusal | null> {
  const { error } = await running().verifyOtp({ type, token_hash: token })
  return refusalOf(error)
}

/** `current` is omitted in a session that was opened by a mailed link. */
export async function savePassword(password: string, current?: string): Promise<Refusal | null> {
  const { error } = await running().updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
  })
  return refusalOf(error)
}

function refusalOf(error: AuthError | null): Refusal | null {
  if (!error) return null
  const code = error.code ?? 'unreachable'
  return { code, sentence: sentences[code] ?? sentenceOf(error) }
}

const sentences: Record<string, string> = {
  same_password: 'This is the password that you have. Choose another.',
  over_request_rate_limit: 'Too many attempts. Please wait a while and try again.',
}
