import { type ServiceKey, services } from './services.ts'

/** The name on a sheet's corner: shorter than the service's own. */
const sheetNames: Record<ServiceKey, string> = {
  consulting: 'Consulting',
  media: 'Media & Advertising',
  'email-sms': 'Email & SMS',
  marketplaces: 'Marketplaces',
  fulfillment: 'Fulfillment',
  studio: 'Studio',
  podcast: 'Podcast',
  'web-design': 'Web Design',
  'business-systems': 'Business Systems',
}

type Neighbor = { name: string; href: string; sentence: string }

/** Where a service page leads: to the sheet after it, and to the two services that it works with. */
export type WayOn = {
  next: { key: ServiceKey; label: string; href: string }
  title: string
  note: string
  worksWith: [Neighbor, Neighbor]
}

type Sentence = [ServiceKey, sentence: string]

/** `title` says what the two have to do with the page, in its own words. */
export function wayOn(from: ServiceKey, title: string, first: Sentence, second: Sentence): WayOn {
  const at = services.findIndex(({ key }) => key === from)
  const number = ((at + 1) % services.length) + 1
  const { key, href } = services[number - 1]!
  return {
    next: { key, href, label: `Sheet ${number}: ${sheetNames[key]}` },
    title,
    note: `Works with sheets ${sheetNumber(first[0])} and ${sheetNumber(second[0])}`,
    worksWith: [neighbor(first), neighbor(second)],
  }
}

const sheetNumber = (of: ServiceKey) => services.findIndex(({ key }) => key === of) + 1

function neighbor([key, sentence]: Sentence): Neighbor {
  const { name, href } = services.find((service) => service.key === key)!
  return { name, href, sentence }
}
