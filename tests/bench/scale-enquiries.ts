import { v7 as uuidv7 } from 'uuid'
import { currentConsent } from '#contract/consent.ts'
import { primaryNeeds, revenueRanges } from '#contract/options.ts'
import { enquiryReference } from '#contract/reference.ts'
import type { Stage } from '#contract/stages.ts'
import { firstNames, lastNames, shopNames } from '#server/demo/demo-words.ts'
import { type Random, seededRandom } from '#server/demo/random.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { searchWords } from '#server/enquiries/search/search-words.ts'
import { messageOf, words } from './scale-words.ts'

export type Person = { id: string; email: string }

/** A row for each table in which an enquiry leaves one, as the server writes them. */
export type Written = Record<string, Record<string, string | number | null>[]>

const years = 3
const sources = ['google', 'meta', 'linkedin', 'newsletter', 'partner', 'podcast', 'bing', null]
const later: Stage[] = ['contacted', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'lost']
const end = Date.UTC(2026, 10, 20)

/**
 * Invented enquiries of three years, oldest first. Nearly all are answered and were opened by the first person; rare
 * properties are listed in scale-calls.ts.
 */
export function* inventEnquiries(count: number, staff: Person[]): Generator<Written> {
  const random = seededRandom(2026)
  const each = (years * 365 * DAY) / count
  for (let number = 0; number < count; number++)
    yield invent(random, number, end - (count - number - random.next()) * each, staff)
}

function invent(random: Random, number: number, time: number, staff: Person[]): Written {
  const at = (moment: number) => new Date(moment).toISOString()
  const newId = (msecs: number) =>
    uuidv7({ msecs, random: Uint8Array.from({ length: 16 }, () => random.next() * 256) })
  const id = newId(time)
  const created_at = at(time)
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const company = `${random.pick(shopNames.first)} ${random.pick(shopNames.second)} ${Math.floor(number / 3)}`
  const website = `${company.toLowerCase().replaceAll(' ', '-')}.example`
  const email = `${name.split(' ')[0]!.toLowerCase()}@${website}`
  const message = messageOf(random, number)
  const waits = end - time < 2 * DAY && random.chance(0.5)
  const suspect = random.chance(0.04)
  const owner = waits && random.chance(0.6) ? null : random.pick(staff)
  const answered = time + random.between(0.5, 20) * HOUR
  const stage = waits || suspect ? 'new' : random.pick(later)
  const isOpen = stage === 'contacted' || stage === 'qualified'
  const source = random.pick(sources)
  const campaign = source && `${source}-${1 + Math.floor(random.next() ** 3 * 40)}`
  const binned = stage === 'lost' && end - time < 30 * DAY
  const note = !waits && random.chance(0.3) ? words(random, 12) : null
  const reference = enquiryReference(id)
  const texts = [reference, reference.replace('-', ''), name, email, company, website, message]
  const delivery = newId(time)
  const entry = (kind: string, when: number, data: object, by: Person) => ({
    id: newId(when),
    submission_id: id,
    created_at: at(when),
    kind,
    actor_id: by.id,
    actor_email: by.email,
    data: JSON.stringify(data),
  })
  const me = staff[0]!
  const noted = note
    ? [entry('note', answered + MINUTE, { text: note, mentions: [] }, owner ?? me)]
    : []
  return {
    contact_submissions: [
      {
        id,
        name,
        email,
        company,
        website,
        revenue_range: random.chance(0.8) ? random.pick(revenueRanges) : null,
        primary_need: random.chance(0.9) ? random.pick(primaryNeeds) : null,
        message,
        created_at,
        utm_source: source,
        utm_medium: source && 'cpc',
        utm_campaign: campaign,
        page_path: '/contact',
        origin: '/: Start Your Growth Journey',
        first_touch: JSON.stringify(touchOf(source, campaign, created_at)),
        quarantined: suspect ? 1 : 0,
        quarantine_reason: suspect ? 'The message has five or more links.' : null,
        version: waits || suspect ? 1 : 3,
        answered_at: waits || suspect ? null : at(answered),
        due_at: at(time + DAY),
        stage,
        owner_id: owner?.id ?? null,
        follow_up_at: isOpen && random.chance(0.05) ? at(answered + 7 * DAY) : null,
        value_cents: stage === 'won' ? Math.round(random.between(6, 90)) * 100_000 : null,
        lost_reason: stage === 'lost' ? 'Budget too small' : null,
        binned_at: binned ? at(answered) : null,
        first_source: source,
        first_campaign: campaign,
      },
    ],
    consents: [
      {
        id: newId(time),
        submission_id: id,
        version: currentConsent.version,
        text: currentConsent.enquiry,
        marketing: 0,
        given_at: created_at,
        page_path: '/contact',
        ip: '203.0.113.7',
        user_agent: 'Bench',
        gpc: 0,
      },
    ],
    search_documents: [
      {
        submission_id: id,
        words: searchWords([...texts, note ?? ''].join(' ')).join(' '),
      },
    ],
    idempotency_keys: [{ key: newId(time), body_hash: newId(time), submission_id: id, created_at }],
    enquiry_reads: [{ id: newId(time), user_id: me.id, submission_id: id, read_at: at(answered) }],
    timeline_entries: [
      entry('read', time + MINUTE, {}, me),
      ...(waits || suspect
        ? []
        : [
            entry(
              'changed',
              answered,
              {
                changes: [
                  { field: 'answered_at', before: null, after: at(answered) },
                  { field: 'stage', before: 'new', after: stage },
                ],
              },
              owner ?? me,
            ),
          ]),
      ...noted,
    ],
    // As if one note in a hundred mentioned the first person.
    note_mentions: noted
      .filter(() => number % 100 === 0)
      .map(({ id: entry_id }) => ({ id, entry_id, user_id: me.id, submission_id: id })),
    deliveries: suspect
      ? []
      : [
          {
            id: delivery,
            channel: 'mail',
            kind: 'new_enquiry',
            subject_id: id,
            recipient: 'team@agency.example',
            reply_to: email,
            data: JSON.stringify({ id, name, email, company, website, message, created_at }),
            message_id: newId(time),
            dedupe_key: `new_enquiry ${id} team@agency.example`,
            status: 'sent',
            attempt_count: 1,
            first_attempt_at: created_at,
            sent_at: created_at,
            created_at,
          },
        ],
    delivery_attempts: suspect
      ? []
      : [
          {
            id: newId(time),
            delivery_id: delivery,
            at: created_at,
            outcome: 'sent',
            answer: '250 OK',
          },
        ],
  }
}

const touchOf = (utmSource: string | null, utmCampaign: string | null, at: string) => ({
  utmSource,
  utmMedium: utmSource && 'cpc',
  utmCampaign,
  utmContent: null,
  utmTerm: null,
  gclid: null,
  fbclid: null,
  referrer: null,
  landingPath: '/',
  at,
})
