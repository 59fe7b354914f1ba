import { contactForm } from '#content/contact.ts'
import { requiredTexts } from '#contract/enquiry-fields.ts'
import { messages, missingFields, textTooLong } from '#contract/messages.ts'
import { enquiryLimits } from '#contract/options.ts'
import { isBlank } from '#contract/text.ts'
import type { EnquiryValues } from './enquiry-values.ts'
import type { Fault } from './fault.ts'

const limited = Object.entries(enquiryLimits) as [keyof typeof enquiryLimits, number][]

const missing = (values: EnquiryValues) =>
  requiredTexts
    .filter((name) => isBlank(values[name]))
    .map((name) => [name, missingFields[name]] as const)

const unconsented = ({ consent }: EnquiryValues) =>
  consent ? [] : [['consent', missingFields.consent] as const]

const tooLong = (values: EnquiryValues) =>
  limited
    .filter(([name, limit]) => values[name].length > limit)
    .map(([name, limit]) => [name, contactForm.tooLong(values[name].length - limit)] as const)

/** Returns one fault at a time, in the specification's order: missing fields, consent, then texts that are too long. */
export function findFault(values: EnquiryValues): Fault | null {
  const checks = [
    { ...messages.missingInformation, fields: missing(values) },
    { ...messages.consentRequired, fields: unconsented(values) },
    { ...textTooLong, fields: tooLong(values) },
  ]
  const fault = checks.find(({ fields }) => fields.length > 0)
  return fault ? { ...fault, fields: Object.fromEntries(fault.fields) } : null
}

/** The fields that are too long, reported while typing. The message has its own counter. */
export const overLimit = (values: EnquiryValues): Record<string, string> =>
  Object.fromEntries(tooLong(values).filter(([name]) => name !== 'message'))

/** The error of one field, or null if it is valid. */
export function faultOf(name: string, values: EnquiryValues): string | null {
  const all = [...missing(values), ...unconsented(values), ...tooLong(values)]
  return all.find(([field]) => field === name)?.[1] ?? null
}
