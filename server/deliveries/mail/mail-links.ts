import type { MailLink, TokenPurpose } from '#contract/mail.ts'

export type LinkMaker = {
  /** Scheme, host and port of the public site. */
  publicUrl: string
  tokenOf: (purpose: TokenPurpose, id: string) => string
}

/** Only these fields contain links: others hold input by visitors. */
const linkNames = new Set(['link', 'unsubscribe', 'article'])

const isLink = (value: unknown): value is MailLink =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'

/** The data of a mail with complete links, for rendering only. */
export function withLinks(value: unknown, links: LinkMaker): unknown {
  if (Array.isArray(value)) return value.map((each) => withLinks(each, links))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      linkNames.has(name) && isLink(each) ? addressOf(each, links) : withLinks(each, links),
    ]),
  )
}

const addressOf = ({ path, token }: MailLink, { publicUrl, tokenOf }: LinkMaker) =>
  `${publicUrl}${path}${token ? tokenOf(token.purpose, token.id) : ''}`
