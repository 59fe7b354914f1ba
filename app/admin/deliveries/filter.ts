import { useLocation } from 'react-router'
import { isKind } from './kind-words.ts'

export const tabs = ['waiting', 'failed', 'sent'] as const
export type Tab = (typeof tabs)[number]
export const tabWords = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent' } as const

export type DeliveryFilter = {
  tab: Tab
  kind: string | null
  /** The id of an enquiry or account. */
  subject: string | null
}

const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text)
const maxSubjectLength = 100

/** The filter in the URL, and the names of the parameters that have a valid value. */
export function useDeliveryFilter() {
  const params = new URLSearchParams(useLocation().search)
  const [status, kind, subject] = [params.get('status'), params.get('kind'), params.get('subject')]
  const filter: DeliveryFilter = {
    tab: isTab(status) ? status : 'waiting',
    kind: kind !== null && isKind(kind) ? kind : null,
    subject: subject && subject.length <= maxSubjectLength ? subject : null,
  }
  const known = [
    'cursor',
    isTab(status) && 'status',
    filter.kind && 'kind',
    filter.subject && 'subject',
  ]
  return { filter, parameters: known.filter((name) => typeof name === 'string') }
}

/** The URL of the list's first page with this filter. */
export function listAddress({ tab, kind, subject }: DeliveryFilter) {
  const query = new URLSearchParams({
    ...(tab !== 'waiting' && { status: tab }),
    ...(kind && { kind }),
    ...(subject && { subject }),
  })
  return query.size > 0 ? `/admin/deliveries?${query}` : '/admin/deliveries'
}
