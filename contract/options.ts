/**
 * Choices and limits. The texts and roles are the specification's, byte for byte, since they are stored. No zod here:
 * the public pages load this file.
 */

export const revenueRanges = [
  '< $50K/month',
  '$50K - $100K/month',
  '$100K - $500K/month',
  '$500K - $1M/month',
  '$1M+ /month',
] as const

export const primaryNeeds = [
  'Customer acquisition',
  'Conversion optimization',
  'Retention & LTV',
  'Marketplace expansion',
  'Fulfillment optimization',
  'Creative & content',
  'Strategic consulting',
  'Full-service partnership',
] as const

export type PrimaryNeed = (typeof primaryNeeds)[number]

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

/** Maximum length of each enquiry field in UTF-16 code units, as `maxlength` counts them. */
export const enquiryLimits = {
  name: 200,
  email: 254,
  company: 200,
  website: 500,
  message: 5000,
} as const

/** Only length is required, because composition rules lead to worse passwords. */
export const minPasswordLength = 12
export const maxPasswordLength = 1000
/** For passwords that people choose. */
export const maxChosenPasswordLength = 128

/** RFC 5321's longest path, without the angle brackets. */
export const maxEmailLength = 254

/** When a person gets mails about what colleagues ask of them: mentions, and enquiries that they are to answer. */
export const teamMailTimes = ['at_once', 'office_hours', 'never'] as const
export type TeamMailTime = (typeof teamMailTimes)[number]
