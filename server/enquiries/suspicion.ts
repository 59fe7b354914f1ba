import type { NewEnquiry } from '#contract/enquiry.ts'

const fastest = 3_000
const mostLinks = 2

/** Mail domains that exist to be thrown away. */
const throwaway = new Set([
  '10minutemail.com',
  'discard.email',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'sharklasers.com',
  'spam4.me',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
])

/**
 * Why an enquiry is to be kept apart, in a sentence for staff, or null. Nothing is ever dropped. The decoy is enough by
 * itself; any other sign may be an honest person's (autofill is fast, a shop owner pastes three links), so it takes two.
 */
export function suspicionOf(input: NewEnquiry, { repeated }: { repeated: boolean }): string | null {
  if (input.fax?.trim()) return 'A field that people cannot see was filled in.'
  const signs = [
    input.elapsed != null &&
      input.elapsed < fastest &&
      `it was sent ${(input.elapsed / 1000).toFixed(1)} seconds after the form appeared`,
    linksIn(input.message) > mostLinks && `the message has ${linksIn(input.message)} links`,
    /<a\s[^>]*href|\[url[\]=]/i.test(input.message ?? '') && 'links are written as markup',
    linksIn(`${input.name} ${input.company}`) > 0 && 'there is a link in the name or company',
    repeated && 'the same message came from another address within a day',
    isThrowaway(input.email) && 'the address is a throwaway one',
  ].filter((sign) => sign !== false)
  if (signs.length < 2) return null
  return `Several signs together: ${signs.slice(0, -1).join(', ')} and ${signs.at(-1)}.`
}

const linksIn = (text: string | null) => text?.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0

function isThrowaway(email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return throwaway.has(domain) || throwaway.has(domain.split('.').slice(-2).join('.'))
}
