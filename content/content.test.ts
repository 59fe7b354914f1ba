import { expect, test } from 'vitest'
import { seo as homeSeo, plan } from './home.ts'
import { footerColumns, mainLinks, servicesMenu } from './navigation.ts'
import { organization } from './organization.ts'
import { SeoSchema } from './seo-schema.ts'
import { services } from './services.ts'

const labels = (links: { label: string }[]) => links.map(({ label }) => label)

test('the dropdown lists an overview and the nine services in the specified order', () => {
  expect(labels(servicesMenu)).toEqual([
    'Overview',
    'Consulting',
    'Media & Advertising',
    'Email & SMS',
    'Marketplaces',
    'Fulfillment',
    'Studio Production',
    'Podcast Production',
    'Web Design & Development',
    'Business Systems',
  ])
})

test('every service has the same link as its entry in the dropdown', () => {
  expect(services.map(({ href }) => href)).toEqual(servicesMenu.slice(1).map(({ href }) => href))
})

test('the navigation bar lists the four other specified links', () => {
  expect(labels(mainLinks)).toEqual(['Our Approach', 'About', 'Resources', 'Contact'])
})

test('the footer has the three specified columns', () => {
  expect(footerColumns.map(({ heading, links }) => [heading, ...labels(links)])).toEqual([
    [
      'Services',
      'Consulting',
      'Media & Advertising',
      'Marketplaces',
      'Fulfillment',
      'Studio Production',
      'Podcast Production',
    ],
    ['Company', 'About Us', 'Our Approach', 'Resources', 'Contact'],
    [
      'Resources',
      'DTC Lifecycle Blueprint',
      'E-commerce Guides',
      'Best Practices',
      'Industry Reports',
    ],
  ])
})

test('the last three links below Resources all lead to /resources', () => {
  const hrefs = footerColumns[2]?.links.slice(1).map(({ href }) => href)
  expect(hrefs).toEqual(['/resources', '/resources', '/resources'])
})

test('the title and description of the home page fit the lengths that search engines display', () => {
  expect(SeoSchema.safeParse(homeSeo).error).toBeUndefined()
})

test('each day of the plan belongs to one stage', () => {
  expect(plan.map(({ days }) => days)).toEqual(['Days 1-30', 'Days 31-60', 'Days 61-90'])
})

test('the structured data of the organization names its team and its brands', () => {
  const { description, foundingDate, employees, brands } = organization
  for (const fact of [foundingDate, `${employees} employees`, `${brands} brands`])
    expect(description).toContain(fact)
})
