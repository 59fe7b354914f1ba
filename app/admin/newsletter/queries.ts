import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page, pageSize } from '#app/admin/page.ts'
import { live } from '#app/admin/query-client.ts'

export const subscriberPage = (cursor: string | null) =>
  queryOptions({
    queryKey: ['subscribers', 'page', cursor],
    queryFn: ({ signal }) =>
      call<Page<NewsletterSubscriber>>(
        listPath('/api/newsletter_subscribers', { limit: pageSize, cursor }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...live,
  })
