import { type ExpressionBuilder, sql } from 'kysely'
import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import { openStages } from '#contract/stages.ts'
import type { Tables } from '#server/db/tables.ts'
import { beginOf, endOf, isDay } from '#server/clock/pacific-days.ts'
import { noOrigin, originKey } from './origin-key.ts'
import { promiseConditions } from './promise-conditions.ts'

/** Who views the list, and when. */
export type Viewer = {
  userId: string
  now: Date
  /** Owners of enquiries who have lost access to enquiries. */
  formerOwners?: string[]
  /** Whether a filter asks for the enquiries that mention them, and these are few. */
  hasFewMentions?: boolean
}

export type Enquiries = ExpressionBuilder<Tables, 'contact_submissions'>

/** All filters except the search and the time range, which bounds the order. */
export const filterConditions = (eb: Enquiries, filters: EnquiryFilters, viewer: Viewer) =>
  eb.and([...inBox(eb, filters), ...withValues(eb, filters), ...forViewer(eb, filters, viewer)])

/** Literals, so that the databases can use partial indexes. */
function inBox(eb: Enquiries, { quarantine, bin }: EnquiryFilters) {
  if (bin) return [eb('binned_at', 'is not', null)]
  return [eb('binned_at', 'is', null), eb('quarantined', '=', sql.lit(quarantine ? 1 : 0))]
}

function withValues(eb: Enquiries, filters: EnquiryFilters) {
  const { stage, need, range, source, campaign } = filters
  return [
    ...(stage ? [eb('stage', 'in', stage)] : []),
    ...(need ? [eb('primary_need', 'in', need)] : []),
    ...(range ? [eb('revenue_range', 'in', range)] : []),
    ...(source ? [cameFrom(eb, 'first_source', source)] : []),
    ...(campaign ? [cameFrom(eb, 'first_campaign', campaign)] : []),
  ]
}

/** Unknown origins have the value "none"; a link that says "none" itself is counted with them. */
const cameFrom = (eb: Enquiries, column: 'first_source' | 'first_campaign', values: string[]) =>
  eb.or([
    eb(column, 'in', values.map(originKey)),
    ...(values.includes(noOrigin) ? [eb(column, 'is', null)] : []),
  ])

/** Texts that sort before and after every id. */
const [beforeIds, behindIds] = ['', '~']

/** The bounds of the time range in the list's order; no enquiry is exactly at either. */
export function boundsOf({ from, to }: EnquiryFilters) {
  return {
    begin: from ? { created_at: beginOf(from), id: beforeIds } : null,
    end: to ? { created_at: endOf(to), id: isDay(to) ? beforeIds : behindIds } : null,
  }
}

function forViewer(eb: Enquiries, filters: EnquiryFilters, viewer: Viewer) {
  const { userId, now } = viewer
  const { owner, mentioned, unread, waiting, unanswered, promise, follow_up } = filters
  return [
    ...(owner ? [ownedBy(eb, owner, viewer)] : []),
    ...(mentioned ? [eb.exists(mentionOf(eb, userId))] : []),
    ...(unread ? [eb.not(eb.exists(readBy(eb, userId)))] : []),
    ...(waiting ? [eb('stage', '=', 'new'), eb('answered_at', 'is', null)] : []),
    ...(unanswered ? [eb('stage', 'in', openStages), eb('answered_at', 'is', null)] : []),
    ...(promise ? [promiseConditions[promise](eb, now)] : []),
    ...(follow_up ? [eb('follow_up_at', '<=', now.toISOString())] : []),
  ]
}

/** A former owner's open enquiries count as unowned; won and lost ones stay theirs. */
function ownedBy(eb: Enquiries, owners: string[], { userId, formerOwners = [] }: Viewer) {
  const ids = owners.filter((owner) => owner !== 'none')
  const named = ids.map((owner) => (owner === 'me' ? userId : owner))
  return eb.or([
    ...(named.length ? [eb('owner_id', 'in', named)] : []),
    ...(named.length < owners.length ? [eb('owner_id', 'is', null)] : []),
    ...(formerOwners.length
      ? [eb.and([eb('owner_id', 'in', formerOwners), eb('stage', 'in', openStages)])]
      : []),
  ])
}

/** A note's mention of this person. */
const mentionOf = (eb: Enquiries, userId: string) =>
  eb
    .selectFrom('note_mentions')
    .select(sql.lit(1).as('one'))
    .where('user_id', '=', userId)
    .whereRef('submission_id', '=', 'contact_submissions.id')

/** This person's mark that they have read the enquiry. */
export const readBy = (eb: Enquiries, userId: string) =>
  eb
    .selectFrom('enquiry_reads')
    .select(sql.lit(1).as('one'))
    .where('user_id', '=', userId)
    .whereRef('submission_id', '=', 'contact_submissions.id')
