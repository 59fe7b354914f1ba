import type { RetriedDeliveries } from '#contract/delivery.ts'
import { figure } from '#app/admin/dates.ts'

export const messages = (count: number) => (count === 1 ? '1 message' : `${figure(count)} messages`)

/** Explains why some messages are still failed, and what to do about them. */
export function notSentAgain({ expired, paused, left = 0 }: RetriedDeliveries) {
  const sentences = [
    ...(left > 0 ? [`${messages(left)} left, too many for one go. Press again to continue.`] : []),
    ...(expired > 0 ? [`${messages(expired)} expired. Create new ones instead.`] : []),
    ...(paused > 0
      ? [`${messages(paused)} not sent because the webhook is paused. Resume it first.`]
      : []),
  ]
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
