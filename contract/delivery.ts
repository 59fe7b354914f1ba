import { z } from 'zod'
import { PageQuery } from './page.ts'
import { isStorable, unstorable } from './text.ts'

export const deliveryChannels = ['mail', 'webhook'] as const
export const deliveryStatuses = ['waiting', 'failed', 'sent', 'paused'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** `deferred` is retried, `refused` is final, `expired` was no longer worth sending. */
const attemptOutcomes = ['sent', 'deferred', 'refused', 'expired'] as const
export type AttemptOutcome = (typeof attemptOutcomes)[number]

export const DeliveryAttempt = z.object({
  at: z.iso.datetime(),
  outcome: z.enum(attemptOutcomes),
  /** The receiving server's answer, shortened to one line. */
  answer: z.string(),
})

export const Delivery = z.object({
  id: z.uuid(),
  channel: z.enum(deliveryChannels),
  /** The mail's template, or the webhook's event. */
  kind: z.string(),
  /** The enquiry, account or subscriber that it concerns. */
  subject_id: z.string().nullable(),
  /** Empty while NOTIFY_EMAIL is not set. */
  recipient: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.array(DeliveryAttempt),
  next_attempt_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type Delivery = z.infer<typeof Delivery>

/**
 * The content of a delivery: a rendered mail or the body of a webhook. Links that would sign somebody in are masked.
 */
export const DeliveryPreview = z.object({
  subject: z.string().nullable(),
  text: z.string(),
  /** The address of the rendered mail for an iframe, valid for some minutes; null for a webhook. */
  page: z.string().nullable(),
})
export type DeliveryPreview = z.infer<typeof DeliveryPreview>

export const RetriedDeliveries = z.object({
  retried: z.int(),
  expired: z.int().meta({ description: 'Still failed, because what they offer has expired.' }),
  paused: z.int().meta({ description: 'Still failed, because their webhook is paused.' }),
  left: z.int().optional().meta({ description: 'Still failed, because time ran out: repeat it.' }),
})
export type RetriedDeliveries = z.infer<typeof RetriedDeliveries>

const listOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .string()
    .max(200)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(values)))

const word = z.string().max(100).refine(isStorable, unstorable)

export const DeliveriesQuery = PageQuery.extend({
  status: listOf(deliveryStatuses).optional().meta({ description: 'One or several, by commas.' }),
  kind: word.optional(),
  subject: word.optional().meta({ description: 'The id of an enquiry or account.' }),
})
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>

const deliveryStates = ['ok', 'not_configured', 'broken'] as const

export const DeliveryHealth = z.object({
  state: z.enum(deliveryStates),
  /** Whether a mail server is configured. Without one nothing is sent, replies included. */
  can_mail: z.boolean(),
  /** The sender of mails, such as `Agency <hello@agency.example>`; null without a mail server. */
  mail_from: z.string().nullable(),
  waiting: z.int(),
  oldest_waiting_at: z.iso.datetime().nullable(),
  last_sent_at: z.iso.datetime().nullable(),
  /** The setting that mail lacks, in the two halves of a sentence: also while a delivery fails. */
  unset: z.object({ what: z.string(), why: z.string() }).nullable(),
  /** The problem and what to do about it, in a sentence; null when there is none. */
  reason: z.string().nullable(),
})
export type DeliveryHealth = z.infer<typeof DeliveryHealth>
