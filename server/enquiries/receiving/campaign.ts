import { Touch } from '#contract/tracking.ts'

/** The query parameter of each campaign field. */
const parameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
  gclid: 'gclid',
  fbclid: 'fbclid',
}

/** Without a script to remember the visit, the address of the form's page may still contain a campaign. */
export function withCampaign<Input extends object>(input: Input, query: URLSearchParams): Input {
  const given = new Map<string, unknown>(Object.entries(input))
  if (given.get('firstTouch') || Object.keys(Touch.shape).some((name) => given.get(name)))
    return input
  const named = Object.entries(parameters).map(([name, key]) => [name, query.get(key)])
  return { ...input, ...Touch.parse(Object.fromEntries(named)) }
}
