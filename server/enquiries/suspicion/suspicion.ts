import type { NewEnquiry } from '#contract/enquiry.ts'
import { SECOND } from '#contract/durations.ts'
import { divideMarks } from '#server/enquiries/divide-marks.ts'
import { foreignLinks, hasLinkMarkup, hasMixedScripts, linkShare } from './message-signs.ts'
import { customers, pitches } from './spam-pitches.ts'
import { topics } from './spam-topics.ts'
import { isThrowaway } from './throwaway-domains.ts'

/** An enquiry whose signs reach this total weight goes to quarantine. */
const threshold = 10

/** Phrases have their own weights (spam-topics.ts, spam-pitches.ts). Speed weighs little, because autofill is fast. */
const weights = {
  decoy: threshold,
  markup: threshold,
  manyLinks: threshold,
  throwaway: threshold,
  linkInName: 8,
  repeated: 7,
  mixedScripts: 5,
  linkInCompany: 4,
  mostlyLinks: 3,
  speed: 3,
  link: 2,
}

const minElapsedMs = 3 * SECOND
const minManyLinks = 5
const maxCountedLinks = 2
const minLinkShare = 0.4

type Sign = { weight: number; reason: string }

/**
 * Why an enquiry goes to quarantine, in a sentence for staff, or null. Nothing is ever dropped. Missing form fields, as
 * from an API client, are no sign, nor is a company's own address.
 */
export function suspicionOf(input: NewEnquiry, seen: { repeated: boolean }): string | null {
  const signs = [...formSigns(input, seen), ...linkSigns(input), ...phraseSigns(input)]
  const score = signs.reduce((sum, { weight }) => sum + weight, 0)
  if (score < threshold) return null
  const reasons = signs.map(({ reason }) => reason)
  if (reasons.length === 1) return `${reasons[0]!.charAt(0).toUpperCase()}${reasons[0]!.slice(1)}.`
  return `Several signs together: ${reasons.slice(0, -1).join(', ')} and ${reasons.at(-1)}.`
}

function formSigns({ fax, elapsed, email }: NewEnquiry, { repeated }: { repeated: boolean }) {
  return present(
    fax?.trim() && sign('decoy', 'a field that people cannot see was filled in'),
    elapsed != null &&
      elapsed < minElapsedMs &&
      sign('speed', `it was sent ${(elapsed / SECOND).toFixed(1)} seconds after the form appeared`),
    isThrowaway(email) && sign('throwaway', 'the address is a throwaway one'),
    repeated && sign('repeated', 'the same message came from another address within a day'),
  )
}

function linkSigns(input: NewEnquiry) {
  const message = input.message ?? ''
  const links = foreignLinks(message, input)
  const counted = Math.min(links, maxCountedLinks)
  const said = `the message has ${links} ${links === 1 ? 'link' : 'links'}`
  return present(
    hasLinkMarkup(message) && sign('markup', 'links are written as markup'),
    links >= minManyLinks
      ? sign('manyLinks', said)
      : links > 0 && { weight: counted * weights.link, reason: said },
    links > 0 && linkShare(message) > minLinkShare && sign('mostlyLinks', 'most of it is links'),
    foreignLinks(input.name, input) > 0 && sign('linkInName', 'the name has a link'),
    foreignLinks(input.company, input) > 0 && sign('linkInCompany', 'the company has a link'),
    hasMixedScripts(message) &&
      sign('mixedScripts', 'letters of several scripts stand in one word'),
  )
}

/** Customers' phrases reduce the weight of phrases, never that of other signs. */
function phraseSigns({ message, name, company }: NewEnquiry): Sign[] {
  const all = divideMarks(`${name} ${company} ${message ?? ''}`)
  const text = all.normalize('NFC').toLowerCase()
  const found = [...Object.values(topics), ...Object.values(pitches)].filter(({ pattern }) =>
    pattern.test(text),
  )
  const own = Object.values(customers).filter(({ pattern }) => pattern.test(text))
  const weight = sum(found) - sum(own)
  if (weight <= 0) return []
  const [first, ...rest] = found.map(({ reason }) => reason)
  return [{ weight, reason: first! }, ...rest.map((reason) => ({ weight: 0, reason }))]
}

const sum = (all: { weight: number }[]) => all.reduce((total, { weight }) => total + weight, 0)

const sign = (name: keyof typeof weights, reason: string): Sign => ({
  weight: weights[name],
  reason,
})

const present = (...signs: (Sign | false | '' | undefined)[]) => signs.filter((each) => !!each)
