import { useSearchParams } from 'react-router'

export const views = [
  { id: 'dashboard', label: 'Dashboard', search: '' },
  { id: 'quarantine', label: 'Quarantine', search: '?view=quarantine' },
  { id: 'subscribers', label: 'Subscribers', search: '?view=subscribers' },
  { id: 'api', label: 'API', search: '?view=api' },
] as const

export type View = (typeof views)[number]['id']

export function useView(): View {
  const asked = useSearchParams()[0].get('view')
  return views.find(({ id }) => id === asked)?.id ?? 'dashboard'
}
