import { maxCents } from '#contract/enquiry-rules.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 0,
})

/** "$12,000", "$12,000.50" */
export const money = (cents: number) =>
  cents % 100 === 0
    ? dollars.format(cents / 100)
    : dollars.format(cents / 100).replace(/\.\d$/, '$&0')

/**
 * Parses "12,000", "$12k" or "1.5m" to cents. Null for an empty text, undefined if it is no amount. Three decimals are
 * none: elsewhere "12.500" is twelve thousand.
 */
export function centsOf(text: string) {
  if (text.trim() === '') return null
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3}){1,5}|\d{1,19})(\.\d{1,2})?\s*([km])?$/i.exec(text.trim())
  if (!parts) return undefined
  const [, whole = '', fraction = '', unit = ''] = parts
  const factor = { '': 1, k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1
  const cents = Math.round(Number(`${whole.replaceAll(',', '')}${fraction}`) * factor * 100)
  return cents <= maxCents ? cents : undefined
}
