import { useLocation, useNavigate } from 'react-router'
import { maxEmailLength } from '#contract/options.ts'
import { type SubscriberState, subscriberStates } from '#contract/subscriber-state.ts'

export type Filters = { state: SubscriberState | null; q: string | null }

/**
 * Which subscribers are shown. The filters are part of the URL, so reload, Back and a shared link show the same list.
 */
export function useFilters() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const filters: Filters = {
    state: subscriberStates.find((state) => state === params.get('state')) ?? null,
    q: params.get('q')?.trim().slice(0, maxEmailLength) || null,
  }
  /** Returns to the first page. */
  const setFilters = (wanted: Filters, { replace = false } = {}) => {
    const set = Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, value]] : []))
    void navigate({ pathname, search: `${new URLSearchParams(set)}` }, { replace })
  }
  return { filters, setFilters }
}

export const stateWords: Record<SubscriberState, string> = {
  waiting: 'Waiting to confirm',
  confirmed: 'Confirmed',
  unsubscribed: 'Unsubscribed',
}
