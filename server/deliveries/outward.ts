/** Mails to people outside. Anybody can make one fail by giving an address that does not exist, or that takes nothing now. */
export const outward: readonly string[] = [
  'visitor_confirmation',
  'reply',
  'newsletter_confirmation',
  'resource_guide',
  'test',
]
