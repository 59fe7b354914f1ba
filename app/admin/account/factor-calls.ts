import { call } from '#app/admin/requests/call.ts'
import { requestStepUp } from '#app/admin/identity/question.ts'
import { running, sentenceOf } from '#app/admin/session/session.ts'
import { isStepUp } from '#contract/step-up.ts'

/** A TOTP factor during enrollment. `uri` is the content of the QR code. */
export type NewApp = { id: string; secret: string; uri: string }

type Answer<Value> = { value: Value; fault?: never } | { value?: never; fault: string }

export async function ownApps(): Promise<Answer<{ id: string; created_at: string }[]>> {
  const { data, error } = await running().mfa.listFactors()
  return error ? { fault: sentenceOf(error) } : { value: data.totp }
}

export async function addApp(issuer: string): Promise<Answer<NewApp>> {
  const { data, error } = await afterProof(() =>
    running().mfa.enroll({ factorType: 'totp', issuer }),
  )
  if (error) return { fault: sentenceOf(error) }
  return { value: { id: data.id, secret: data.totp.secret, uri: data.totp.uri } }
}

/** Verifies a code of the app, or a recovery code. Returns null if it is correct, else the error message. */
export async function proveApp(id: string, code: string): Promise<string | null> {
  const { error } = await afterProof(() =>
    running().mfa.challengeAndVerify({ factorId: id, code: code.trim() }),
  )
  return error && sentenceOf(error)
}

export async function removeApp(id: string): Promise<string | null> {
  const { error } = await afterProof(() => running().mfa.unenroll({ factorId: id }))
  return error && sentenceOf(error)
}

/** The session client does not go through `call`, so a step-up for its requests is handled here. */
async function afterProof<Result extends { error: { code?: unknown } | null }>(
  send: () => Promise<Result>,
) {
  const first = await send()
  const stepUp = first.error?.code
  return isStepUp(stepUp) && (await requestStepUp(stepUp)) ? send() : first
}

/** Replaces the recovery codes. The new ones cannot be displayed again. */
export const newRecoveryCodes = async () =>
  (await call<{ codes: string[] }>('/api/auth/recovery-codes', { method: 'POST' })).codes
