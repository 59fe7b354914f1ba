import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { call } from '#app/admin/requests/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'
import type { Filters } from './filters.ts'

const path = '/api/newsletter_subscribers'

export const subscriberPage = (cursor: string | null, filters: Filters) =>
  queryOptions({
    queryKey: ['subscribers', 'page', cursor, filters],
    queryFn: ({ signal }) =>
      call<FilteredPage<NewsletterSubscriber>>(
        listPath(path, { limit: pageSize, cursor, ...filters }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...live,
  })

export const useUnsubscribe = () =>
  useRefreshingMutation(['subscribers'], (id: string) =>
    call<NewsletterSubscriber>(`${path}/${id}/unsubscribed`, { method: 'PUT' }),
  )
