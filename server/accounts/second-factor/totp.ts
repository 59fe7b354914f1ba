import { Secret, TOTP } from 'otpauth'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { SECOND } from '#contract/durations.ts'
import { unseal } from './factor-secret.ts'

const periodSeconds = 30
/** Allows for a clock that is one step off, and for slow typing. */
const stepsAround = 1

/** The TOTP generator of an app (RFC 6238), labelled with the account and the issuer. */
export const totpOf = (secret: string, label: string, issuer: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: periodSeconds })

/** The time step of a code that is correct and newer than the last one, else null. */
export function stepOf(
  { secrets, now }: AccountDeps,
  factor: { id: string; secret: string; last_step: number },
  email: string,
  code: string,
) {
  const token = code.replace(/\s/g, '')
  const secret = unseal(secrets.factorKey, factor.secret, factor.id)
  if (secret === null || !/^\d{6}$/.test(token)) return null
  const timestamp = now().getTime()
  const delta = totpOf(secret, email, '').validate({ token, timestamp, window: stepsAround })
  if (delta === null) return null
  const present = Math.floor(timestamp / SECOND / periodSeconds)
  // If the clock was set back, the last code lies in the future and is ignored.
  const last = factor.last_step > present + stepsAround ? 0 : factor.last_step
  return present + delta > last ? present + delta : null
}
