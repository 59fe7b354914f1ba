import { v7 as uuidv7 } from 'uuid'
import { NewEnquiry } from '#contract/enquiry.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import type { Stage } from '#contract/stages.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { suspicionOf } from '#server/enquiries/suspicion/suspicion.ts'
import {
  firstNames,
  lastNames,
  lostReasons,
  messages,
  pages,
  shopNames,
  sources,
  spam,
} from './demo-words.ts'
import { type Random, seededRandom } from './random.ts'

export const demoDays = 90
/** Reserved for documentation (RFC 5737). */
export const demoAddress = '203.0.113.7'
const seed = 2026
/** Some of these are still unanswered, and a few are late. */
const recentDays = 1.4

export type DemoEnquiry = ReturnType<typeof demoEnquiry>

/** `count` invented enquiries of the last 90 days, oldest first, answered and worked on as a team of `owners` would. */
export function demoEnquiries(count: number, owners: string[], now: Date) {
  const random = seededRandom(seed)
  const times = Array.from({ length: count }, () => receivedAt(random, now)).toSorted(
    (a, b) => a - b,
  )
  const enquiries: DemoEnquiry[] = []
  for (const time of times) {
    const earlier = random.chance(0.08) ? random.pick(enquiries) : undefined
    enquiries.push(demoEnquiry({ random, owners, now }, { time, earlier }))
  }
  return enquiries
}

/** More by day than by night, and a few within the last day, so that some are waiting. */
function receivedAt(random: Random, now: Date) {
  const recent = random.chance(0.06)
  const back = recent
    ? random.between(0.02, recentDays) * DAY
    : random.between(recentDays, demoDays) * DAY
  const time = new Date(now.getTime() - back)
  if (!recent) time.setUTCHours(14 + Math.floor(random.between(0, 11)), random.between(0, 60))
  return Math.min(time.getTime(), now.getTime() - MINUTE)
}

type Setting = { random: Random; owners: string[]; now: Date }
type Occasion = {
  time: number
  /** The enquiry of the same person before it. */
  earlier: { name: string; email: string; company: string } | undefined
}

function demoEnquiry(setting: Setting, { time, earlier }: Occasion) {
  const { random } = setting
  const created_at = new Date(time).toISOString()
  const need = random.pick(primaryNeeds)
  const shop = `${random.pick(shopNames.first)} ${random.pick(shopNames.second)}`
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const site = `${shop.toLowerCase().replace(/[^a-z]+/g, '-')}.example`
  const suspect = random.chance(0.035) ? random.pick(spam) : undefined
  const company = earlier?.company ?? `${shop} (demo)`
  const work = workOn(setting, { time, isSuspect: suspect !== undefined })
  return {
    id: uuidv7({ msecs: time, random: bytesFrom(random) }),
    name: suspect?.name ?? earlier?.name ?? name,
    email:
      earlier?.email ??
      `${name
        .split(' ')[0]!
        .normalize('NFKD')
        .replace(/[^A-Za-z]/g, '')}@${site}`.toLowerCase(),
    company,
    website: random.chance(0.7) ? site : null,
    revenue_range: random.chance(0.8) ? random.pick(revenueRanges) : null,
    primary_need: random.chance(0.9) ? need : null,
    message: suspect?.message ?? (random.chance(0.92) ? random.pick(messages[need]) : null),
    created_at,
    due_at: new Date(time + DAY).toISOString(),
    quarantined: suspect ? (1 as const) : (0 as const),
    quarantine_reason: suspect ? reasonFor({ ...suspect, company }) : null,
    ...touches(random, time),
    ...work,
  }
}

/** The reason that the site itself would give. */
const reasonFor = (words: { name: string; company: string; message: string }) =>
  suspicionOf(NewEnquiry.parse({ ...words, email: 'sales@rank-first.example', consent: true }), {
    repeated: false,
  })

const bytesFrom = (random: Random) => Uint8Array.from({ length: 16 }, () => random.next() * 256)

function touches(random: Random, time: number) {
  const first = random.chance(0.75) ? random.pick(sources) : undefined
  const last = random.chance(0.5) ? first : random.pick(sources)
  const campaign = first ? random.pick(first.campaigns) : null
  const landingPath = random.pick(pages)
  const touch = {
    utmSource: first?.source ?? null,
    utmMedium: first?.medium ?? null,
    utmCampaign: campaign,
    utmContent: null,
    utmTerm: null,
    gclid: null,
    fbclid: null,
    referrer: first ? null : 'https://search.example/',
    landingPath,
    at: new Date(time - random.between(0, 6) * DAY).toISOString(),
  }
  return {
    first_touch: JSON.stringify(touch),
    first_source: touch.utmSource,
    first_campaign: campaign,
    utm_source: last?.source ?? null,
    utm_medium: last?.medium ?? null,
    utm_campaign: last ? random.pick(last.campaigns) : null,
    utm_content: null,
    utm_term: null,
    gclid: null,
    fbclid: null,
    referrer: null,
    page_path: '/contact',
    origin: random.pick(['home: Book a Strategy Call', 'media: Get Your Free Campaign Audit']),
  }
}

const later: Stage[] = ['contacted', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'lost']

/** What staff did with it. All older than a day were answered, most within the promised 24 hours. */
function workOn(
  { random, owners, now }: Setting,
  { time, isSuspect }: { time: number; isSuspect: boolean },
) {
  const age = now.getTime() - time
  const untouched = {
    version: 1,
    stage: 'new' as Stage,
    owner_id: !isSuspect && age > 3 * HOUR && random.chance(0.4) ? random.pick(owners) : null,
    answered_at: null,
    follow_up_at: null,
    value_cents: null,
    lost_reason: null,
    binned_at: null,
  }
  const waits = age < recentDays * DAY && random.chance(0.5)
  const answeredAfter = random.chance(0.88) ? random.between(0.3, 20) : random.between(25, 60)
  if (isSuspect || waits || answeredAfter * HOUR > age) return untouched
  const stage = age < 3 * DAY ? 'contacted' : random.pick(later)
  const answered = time + answeredAfter * HOUR
  const open = stage === 'contacted' || stage === 'qualified' || stage === 'proposal'
  return {
    ...untouched,
    version: 3,
    stage,
    owner_id: random.pick(owners),
    answered_at: new Date(answered).toISOString(),
    follow_up_at:
      open && random.chance(0.3)
        ? new Date(
            Math.max(answered + DAY, now.getTime() + random.between(-2, 8) * DAY),
          ).toISOString()
        : null,
    value_cents:
      stage === 'won' && random.chance(0.8) ? Math.round(random.between(6, 90)) * 100_000 : null,
    lost_reason: stage === 'lost' ? random.pick(lostReasons) : null,
    binned_at:
      stage === 'lost' && random.chance(0.3) && age < 25 * DAY
        ? new Date(answered + DAY > now.getTime() ? answered : answered + DAY).toISOString()
        : null,
  }
}
