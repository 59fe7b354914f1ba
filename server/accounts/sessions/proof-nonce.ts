import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '#contract/durations.ts'

/** For how many minutes after its own a nonce is good. */
const goodForMinutes = 5
/** Clocks of several servers may differ by so much. */
const aheadMinutes = 1
/** No proof with a nonce of ours is accepted longer than this, whichever process made the nonce. */
export const nonceLifetimeMs = (goodForMinutes + aheadMinutes + 1) * MINUTE

const timeBytes = 4
const macBytes = 14
/** 18 bytes are 24 characters exactly, so there is one spelling of each nonce. */
const shape = /^[\w-]{24}$/

/** The minute and a MAC over it: every process knows every other's, and none is stored. */
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
