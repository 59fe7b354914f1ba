import { z } from 'zod'
import { consentVersions } from './consent.ts'
import { decoyField, type EnquiryBox, type EnquiryText } from './enquiry-fields.ts'
import { enquiryLimits, primaryNeeds, revenueRanges } from './options.ts'
import { stages } from './stages.ts'
import {
  isStorable,
  notOneLine,
  oneLine,
  tooLong,
  unstorable,
  withoutDirectionMarks,
} from './text.ts'
import { Tracking } from './tracking.ts'

/**
 * One line of text, trimmed and without marks that turn its direction; empty when absent. A tab, which comes with what is
 * pasted from a spreadsheet, is a space.
 */
export const line = (maxLength: number) =>
  z
    .string()
    .nullish()
    .meta({ maxLength })
    .transform((value) => (value ?? '').replaceAll('\t', ' ').trim())
    .pipe(
      z
        .string()
        .max(maxLength, { error: tooLong(maxLength), abort: true })
        .regex(oneLine, notOneLine)
        .refine(isStorable, unstorable)
        .transform((value) => withoutDirectionMarks(value).trim()),
    )

const optional = (schema: ReturnType<typeof line>) => schema.transform((value) => value || null)

const choice = <const T extends readonly string[]>(options: T) =>
  z
    .union([z.literal(''), z.enum(options), z.null()], `must be one of: ${options.join(', ')}`)
    .optional()
    .transform((value): T[number] | null => value || null)

const texts = {
  name: line(enquiryLimits.name),
  email: line(enquiryLimits.email),
  company: line(enquiryLimits.company),
  website: optional(line(enquiryLimits.website)),
  revenueRange: choice(revenueRanges),
  primaryNeed: choice(primaryNeeds),
  message: z
    .string()
    .nullish()
    .meta({ maxLength: enquiryLimits.message })
    .transform((value) => (value?.trim() ? value : null))
    .pipe(
      z
        .string()
        .max(enquiryLimits.message, {
          error: tooLong(enquiryLimits.message),
          abort: true,
        })
        .refine(isStorable, unstorable)
        .nullable(),
    ),
} satisfies Record<EnquiryText, z.ZodType>

const boxes = {
  consent: z.boolean().nullish().transform(Boolean),
  /** The separate, optional box. */
  marketingConsent: z.boolean().nullish().transform(Boolean),
} satisfies Record<EnquiryBox, z.ZodType>

/**
 * What the contact form sends. Required fields, consent and the format of the email are checked by the enquiries
 * domain, because the specification gives the first two their own order and sentences.
 */
export const NewEnquiry = Tracking.extend({
  ...texts,
  ...boxes,
  /** Which of `consentVersions` was shown beside the boxes; absent when no form was shown. */
  consentVersion: z
    .string()
    .nullish()
    .transform(
      (claimed) => consentVersions.find((one) => one.version === claimed)?.version ?? null,
    ),
  [decoyField]: z.string().nullish(),
  /** Milliseconds from the form's first appearance to its submission. A wrong clock must not cost an enquiry. */
  elapsed: z.number().min(0).nullish().catch(null),
})
export type NewEnquiry = z.infer<typeof NewEnquiry>

export const EnquiryReceipt = z.object({ id: z.uuid(), created_at: z.iso.datetime() })
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>

const text = z.string().nullable()

/** A row of contact_submissions, as staff see it. */
export const ContactSubmission = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  website: text,
  revenue_range: text,
  primary_need: text,
  message: text,
  created_at: z.iso.datetime(),
  utm_source: text,
  utm_medium: text,
  utm_campaign: text,
  utm_content: text,
  utm_term: text,
  gclid: text,
  fbclid: text,
  referrer: text,
  page_path: text,
  origin: text,
  first_touch: z.record(z.string(), text).nullable(),
  /** Whether the enquiry is in quarantine now. */
  quarantined: z.boolean(),
  /** Why it is or once was in quarantine, in one sentence; null when it never was. */
  quarantine_reason: text,
  /** Counts the changes. A change names the version it was based on. */
  version: z.int(),
  /** When somebody first answered; null while the enquiry is unanswered. */
  answered_at: z.iso.datetime().nullable(),
  /** The time by which an answer is promised. */
  due_at: z.iso.datetime(),
  stage: z.enum(stages),
  owner_id: z.uuid().nullable(),
  /** When staff want to be reminded. */
  follow_up_at: z.iso.datetime().nullable(),
  /** Value of the work in cents, for an enquiry that was won. */
  value_cents: z.int().nullable(),
  lost_reason: text,
  /** When it was moved to the bin, which keeps it for 30 days. */
  binned_at: z.iso.datetime().nullable(),
})
export type ContactSubmission = z.infer<typeof ContactSubmission>

/** The immutable record of what was agreed to, when and where. */
const Consent = z.object({
  version: text,
  text,
  marketing: z.boolean(),
  marketing_text: text,
  given_at: z.iso.datetime(),
  page_path: text,
  ip: z.string(),
  user_agent: text,
  /** Whether the browser sent Global Privacy Control. */
  gpc: z.boolean(),
})

export const ContactSubmissionDetail = ContactSubmission.extend({ consent: Consent })
export type ContactSubmissionDetail = z.infer<typeof ContactSubmissionDetail>

export const BulkResult = z.object({
  changed: z.array(z.uuid()),
  /** Why: `same` when nothing would change, `not_found`, `stale`, ... */
  unchanged: z.array(z.object({ id: z.uuid(), code: z.string() })),
})
export type BulkResult = z.infer<typeof BulkResult>
