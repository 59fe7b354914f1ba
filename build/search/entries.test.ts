import { expect, test } from 'vitest'
import { search } from '#app/site/frame/search/rank.ts'
import { allArticles } from '#build/articles/all-articles.ts'
import { searchEntries } from './entries.ts'

const entries = searchEntries(await allArticles())
const first = (query: string) => search(entries, query)[0]?.hits[0]

test('services, pages, resources and questions can be found, each with exactly one entry', () => {
  const count = (group: string) => entries.filter((entry) => entry.group === group).length
  expect(['Services', 'Pages', 'Resources', 'Questions'].map(count)).toEqual([9, 10, 6, 9])
  expect(new Set(entries.map(({ title, href }) => href + title)).size).toBe(entries.length)
  expect(entries.filter(({ title, text }) => !title || !text)).toEqual([])
})

test.each([
  ['fulfilment', '/services/fulfillment'],
  ['3pl', '/services/fulfillment'],
  ['tiktok', '/services/media'],
  ['email autmation', '/services/email-sms'],
  ['privacy', '/privacy'],
  ['jobs', '/careers'],
  ['phone', '/contact'],
  ['address', '/contact'],
  ['subscribe', '/resources'],
  ['calculator', '/services/fulfillment'],
  ['stockout', '/services/marketplaces'],
  ['instagram', '/services/media'],
  ['seo', '/services/web-design'],
  ['ppc guide', '/resources/amazon-ppc-optimization-guide'],
  ['how long does a project take', '/services/business-systems#business-systems-questions-1'],
])('searching for "%s" finds %s first', (query, href) => {
  expect(first(query)?.entry.href).toBe(href)
})

test('the entry for a section links to that section', () => {
  const hit = first('where sms earns its place')
  expect(hit?.heading?.href).toMatch(/^\/resources\/email-automation-playbook#[a-z-]+$/)
})
