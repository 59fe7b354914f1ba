import type { NewEnquiry } from '#contract/enquiry.ts'

/** The linked hosts, once per link. */
const linksIn = (text: string) =>
  Array.from(text.matchAll(linkPattern), ([, host = '']) =>
    withoutWww(host.toLowerCase().replace(afterHost, '')),
  )

/** The port, and punctuation of the sentence. */
const afterHost = /(?::\d{0,5})?[^\p{L}\p{N}]{0,9}$/u

const linkPattern = /\b(?:https?:\/\/|(?=www\.))([^\s/?#<>"'()\]]+)/gi

/** The number of links to other sites than the sender's own, judged by their website or email address. */
export function foreignLinks(text: string, { website, email }: NewEnquiry) {
  const own = new Set([
    hostOf(website ?? ''),
    email.slice(email.lastIndexOf('@') + 1).toLowerCase(),
  ])
  return linksIn(text).filter((host) => !own.has(host)).length
}

const hostOf = (website: string) =>
  linksIn(website)[0] ?? withoutWww(website.split('/', 1)[0]!.toLowerCase())

const withoutWww = (host: string) => (host.startsWith('www.') ? host.slice(4) : host)

/** The share of a message that consists of links. */
export function linkShare(message: string) {
  const linked = message.match(/\b(?:https?:\/\/|www\.)\S+/gi) ?? []
  return linked.join('').length / message.replace(/\s/g, '').length
}

/** HTML or BBCode, which nobody types into a contact form. */
export const hasLinkMarkup = (message: string) =>
  /<a\s[^<>]{0,40}href|\[(?:url|link)[\]=]/i.test(message)

/** Cyrillic or Greek letters beside Latin ones disguise a word. */
export const hasMixedScripts = (message: string) =>
  /[a-z][\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][a-z]/iu.test(
    message,
  )
