export const subscriberStates = ['waiting', 'confirmed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]

type Times = { confirmed_at: string | null; unsubscribed_at: string | null }

/** Newsletters may be sent only to `confirmed` subscribers. */
export function subscriberState({ confirmed_at, unsubscribed_at }: Times): SubscriberState {
  if (unsubscribed_at) return 'unsubscribed'
  return confirmed_at ? 'confirmed' : 'waiting'
}
