import type { OfferCatalog, Thing } from 'schema-dts'
import type { Organization } from '#content/organization.ts'

/** The structured data of the organization. */
export function providerNode(
  at: (to: string) => string,
  id: string,
  organization: Organization,
  catalog?: OfferCatalog,
): Thing {
  const { address, founder, serviceType } = organization
  return {
    '@type': 'ProfessionalService',
    '@id': id,
    name: organization.name,
    image: at('/share/home.png'),
    description: organization.description,
    url: at('/'),
    telephone: organization.telephone,
    email: organization.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    areaServed: organization.areaServed.map((name) => ({ '@type': 'City', name })),
    knowsAbout: serviceType,
    foundingDate: organization.foundingDate,
    numberOfEmployees: {
      '@type': 'QuantitativeValue',
      minValue: Number.parseInt(organization.employees, 10),
    },
    ...(founder && { founder: { '@type': 'Person', name: founder } }),
    ...(catalog && { hasOfferCatalog: catalog }),
  }
}
