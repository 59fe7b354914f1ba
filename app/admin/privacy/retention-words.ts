import type { RetentionKind } from '#contract/retention.ts'

/** What each rule deletes, and when its retention period starts. */
export const retentionWords: Record<RetentionKind, { title: string; when: string }> = {
  unanswered: {
    title: 'Enquiries that nobody answered',
    when: 'Nothing happened with them since, and no follow-up is to come.',
  },
  closed: { title: 'Enquiries won or lost', when: 'Nothing happened with them since.' },
  quarantine: { title: 'Quarantine', when: 'Held as suspicious, and not released.' },
  unconfirmed: {
    title: 'Addresses never confirmed',
    when: 'Nobody pressed the link that was mailed to them, and none was asked for since.',
  },
  unsubscribed: {
    title: 'Unsubscribed addresses',
    when: 'A keyed hash stays, so that they get no newsletter again.',
  },
  deliveries: {
    title: 'Messages that were sent',
    when: 'Mails and webhooks, but for replies: those go with their enquiry.',
  },
  former_staff: {
    title: 'Addresses of deleted accounts',
    when: 'In the audit trail, whose entries stay under an id.',
  },
}

const spans = [
  [30, '30 days'],
  [90, '90 days'],
  [180, '6 months'],
  [365, '1 year'],
  [730, '2 years'],
  [1_095, '3 years'],
  [1_825, '5 years'],
  [3_650, '10 years'],
] as const

export const spanWords = (days: number) =>
  spans.find(([each]) => each === days)?.[1] ?? `${days} days`

/** The options, including the current value if it is not one of them. */
export const spansWith = (days: number | null) =>
  [...new Set([...spans.map(([each]) => each), ...(days === null ? [] : [days])])].toSorted(
    (one, other) => one - other,
  )
