import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '#contract/durations.ts'

/** For how many minutes a nonce stays valid after its own. */
const goodForMinutes = 5
/** Maximum clock difference between servers. */
const aheadMinutes = 1
/** No proof with a nonce of ours is accepted longer than this, whichever process made the nonce. */
export const nonceLifetimeMs = (goodForMinutes + aheadMinutes + 1) * MINUTE

const timeBytes = 4
const macBytes = 14
/** 18 bytes are exactly 24 characters, so each nonce has only one spelling. */
const shape = /^[\w-]{24}$/

/** The minute and a MAC over it: valid in every process without being stored. */
export const nonceOf = (key: Uint8Array, now: Date) => nonceOfMinute(key, minuteOf(now))

export function isGoodNonce(key: Uint8Array, nonce: string, now: Date) {
  if (!shape.test(nonce)) return false
  const bytes = Buffer.from(nonce, 'base64url')
  const minute = bytes.readUInt32BE(0)
  const isOurs = timingSafeEqual(bytes, Buffer.from(nonceOfMinute(key, minute), 'base64url'))
  const age = minuteOf(now) - minute
  return isOurs && age <= goodForMinutes && age >= -aheadMinutes
}

const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE)

function nonceOfMinute(key: Uint8Array, minute: number) {
  const time = Buffer.alloc(timeBytes)
  time.writeUInt32BE(minute)
  const mac = createHmac('sha256', key).update(time).digest().subarray(0, macBytes)
  return Buffer.concat([time, mac]).toString('base64url')
}
