import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { columnPage } from './columns.ts'

const mine: Listing = { filters: { owner: 'me' }, sort: 'newest' }
const waiting: Listing = { filters: { waiting: '1' }, sort: 'due' }

/** What a column of the listing `mine` shows while its first 40 cards are loading. */
function shownMeanwhile(client: QueryClient) {
  const { placeholderData } = columnPage(client, mine, 'new', 40)
  return typeof placeholderData === 'function' && placeholderData(undefined, undefined)
}

function clientWith(...pages: [Listing, 'new' | 'lost', string][]) {
  const client = new QueryClient()
  for (const [at, [listing, stage, page]] of pages.entries())
    client.setQueryData(columnPage(client, listing, stage, 20).queryKey, page as never, {
      updatedAt: at + 1,
    })
  return client
}

test('while more cards load, a column keeps its own, although those of another view are newer', () => {
  const client = clientWith([mine, 'new', 'mine'], [waiting, 'new', 'waiting'])
  client.getQueryCache().build(client, { queryKey: columnPage(client, mine, 'new', 40).queryKey })
  expect(shownMeanwhile(client)).toBe('mine')
})

test('while another listing loads, a column keeps those of the listing before', () => {
  const client = clientWith([waiting, 'new', 'waiting'], [mine, 'lost', 'another stage'])
  expect(shownMeanwhile(client)).toBe('waiting')
})
