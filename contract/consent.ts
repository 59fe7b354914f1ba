/**
 * The exact words beside the consent boxes. The form names the version it showed and the server stores that version's
 * text, so a record proves what was read. To change the words, append a version; never edit one that was live.
 */
export const consentVersions = [
  {
    version: '2026-11',
    enquiry: 'I agree to receive communications from you about this enquiry.',
    marketing: 'Also send new guides and playbooks to my inbox. Optional, and easy to stop.',
  },
] as const

export type ConsentVersion = (typeof consentVersions)[number]

export const currentConsent: ConsentVersion = consentVersions[consentVersions.length - 1]!

/**
 * The consent texts for subscribing, versioned in the same way: beside the newsletter button and beside a guide's box.
 */
export const newsletterConsents = [
  {
    version: '2026-11',
    text: 'By subscribing you ask us to email you new resources. You can stop at any time.',
  },
  {
    version: '2026-11-guide',
    text: 'Also email me new resources. You can stop at any time.',
  },
] as const

/** The words that a visitor agreed to, and which version of them. */
export type ShownConsent = { version: string; text: string }

/** What was shown when this version was named; null for an API client that showed no form. */
export const shownNewsletterConsent = (version: string | null): ShownConsent | null =>
  newsletterConsents.find((consent) => consent.version === version) ?? null

/** The words beside the contact form's own box for guides. Its versions are those of the form, not of the newsletter. */
export function shownMarketingConsent(version: string | null): ShownConsent | null {
  const shown = consentVersions.find((consent) => consent.version === version)
  return shown ? { version: `${shown.version}-enquiry`, text: shown.marketing } : null
}

const newsletterConsentOf = (wanted: (typeof newsletterConsents)[number]['version']) =>
  newsletterConsents.find(({ version }) => version === wanted)!

export const newsletterConsent = newsletterConsentOf('2026-11')
export const guideConsent = newsletterConsentOf('2026-11-guide')
