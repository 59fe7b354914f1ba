import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { NewsletterSubscriber } from '#contract/newsletter.ts'
import { call } from '#app/admin/call.ts'
import type { Page } from '#app/admin/page.ts'

export const pageSize = 50

export const subscriberPage = (userId: string, cursor: string | null) =>
  queryOptions({
    queryKey: [userId, 'subscribers', 'page', cursor],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: `${pageSize}` })
      if (cursor) query.set('cursor', cursor)
      return call<Page<NewsletterSubscriber>>(`/api/newsletter_subscribers?${query}`, { signal })
    },
    placeholderData: keepPreviousData,
  })
