import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { call } from '#app/admin/requests/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import type { Filters } from './filters.ts'

export const subscriberPage = (cursor: string | null, filters: Filters) =>
  queryOptions({
    queryKey: ['subscribers', 'page', cursor, filters],
    queryFn: ({ signal }) =>
      call<FilteredPage<NewsletterSubscriber>>(
        listPath('/api/newsletter_subscribers', { limit: pageSize, cursor, ...filters }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...live,
  })
