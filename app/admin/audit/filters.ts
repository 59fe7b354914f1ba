import { useLocation, useNavigate } from 'react-router'
import { type AuditAction, auditActions } from '#contract/audit-actions.ts'
import { isDay } from '#app/admin/dates.ts'

/** `from` and `to` are Pacific days, both inclusive; `actor` and `subject` are ids. */
export type Filters = {
  action: AuditAction | null
  actor: string | null
  subject: string | null
  from: string | null
  to: string | null
}

export const filterNames = ['action', 'actor', 'subject', 'from', 'to'] as const

/** Which entries are shown. The filters are part of the URL, so reload, Back and a shared link show the same list. */
export function useFilters() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const id = (name: string) => uuid.exec(params.get(name) ?? '')?.[0] ?? null
  const filters: Filters = {
    action: auditActions.find((action) => action === params.get('action')) ?? null,
    actor: id('actor'),
    subject: id('subject'),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
  /** Returns to the first page. */
  const setFilters = (wanted: Filters) =>
    void navigate({ pathname, search: `${new URLSearchParams(setOf(wanted))}` })
  return { filters, setFilters }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const dayIn = (text: string | null) => (text && isDay(text) ? text : null)

const setOf = (filters: Partial<Filters>) =>
  Object.entries(filters).flatMap(([name, value]) =>
    value ? [[name, value] as [string, string]] : [],
  )

export const isNarrowed = (filters: Filters) => setOf(filters).length > 0

/** The URL of the list with additional filters. */
export const narrowedBy = (filters: Filters, more: Partial<Filters>) =>
  `/admin/audit?${new URLSearchParams(setOf({ ...filters, ...more }))}`
