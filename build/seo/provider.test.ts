import { expect, test } from 'vitest'
import { organization } from '#content/organization.ts'
import { providerNode } from './provider.ts'

const at = (to: string) => `https://anacapa.example${to}`
const record = (founder: string | null) =>
  providerNode(at, at('/#provider'), { ...organization, founder }) as Record<string, unknown>

test('the structured data names the founder once the name is known', () => {
  expect(record(null)).not.toHaveProperty('founder')
  expect(record('Rosa Delgado').founder).toEqual({ '@type': 'Person', name: 'Rosa Delgado' })
})

test('the structured data contains the complete postal address', () => {
  expect(record(null).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: organization.address.street,
    addressLocality: 'Camarillo',
    addressRegion: 'CA',
    postalCode: '93010',
    addressCountry: 'US',
  })
})

test('the structured data contains the type of every service', () => {
  expect(record(null).knowsAbout).toEqual(organization.serviceType)
})
