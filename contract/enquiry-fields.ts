/** The fields of the contact form. No zod here: the public pages load this file. */
export const enquiryTexts = [
  'name',
  'email',
  'company',
  'website',
  'revenueRange',
  'primaryNeed',
  'message',
] as const
export const enquiryBoxes = ['consent', 'marketingConsent'] as const

export const requiredTexts = ['name', 'email', 'company'] as const

export type EnquiryText = (typeof enquiryTexts)[number]
export type EnquiryBox = (typeof enquiryBoxes)[number]

/** The honeypot: people never see this field, so only bots fill it in. */
export const decoyField = 'fax'
