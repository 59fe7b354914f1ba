/** Mail domains that offer disposable addresses. */
const throwaway = new Set([
  '10minutemail.com',
  'discard.email',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getnada.com',
  'guerrillamail.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mintemail.com',
  'mohmal.com',
  'moakt.com',
  'sharklasers.com',
  'spam4.me',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'throwawaymail.com',
  'trashmail.com',
  'yopmail.com',
])

export function isThrowaway(email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return throwaway.has(domain) || throwaway.has(domain.split('.').slice(-2).join('.'))
}
