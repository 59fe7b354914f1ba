import { z } from 'zod'
import { maxTraceLength } from './text-limits.ts'

/**
 * The visitor did not write these values, and a malformed one must never cost an enquiry: they are cleaned and cut
 * instead of refused.
 */
const trace = z
  .string()
  .nullish()
  .transform((value) => clean(value ?? '') || null)

function clean(value: string) {
  // oxlint-disable-next-line no-control-regex
  return value
    .slice(0, maxTraceLength)
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]/g, '')
}

export const Touch = z.object({
  utmSource: trace,
  utmMedium: trace,
  utmCampaign: trace,
  utmContent: trace,
  utmTerm: trace,
  gclid: trace,
  fbclid: trace,
  referrer: trace,
})
export type Touch = z.infer<typeof Touch>

export const FirstTouch = Touch.extend({
  /** Path of the first page of the visit. */
  landingPath: trace,
  /** When the visit began, ISO-8601 UTC, by the visitor's clock. */
  at: trace,
})
export type FirstTouch = z.infer<typeof FirstTouch>

export const Tracking = Touch.extend({
  /** Path of the page that sent the enquiry. */
  pagePath: trace,
  /** The call to action that led to the form, such as "/services/media: Get Your Free Campaign Audit". */
  origin: trace,
  firstTouch: FirstTouch.nullish().transform((touch) => touch ?? null),
})
