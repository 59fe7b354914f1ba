import { expect, test, vi } from 'vitest'
import { DeleteUser, NewUser } from './account.ts'
import { NewEnquiry } from './enquiry.ts'
import { NewSubscription } from './newsletter.ts'
import { enquiryLimits, maxEmailLength, maxPasswordLength } from './options.ts'

/** The longest text that a request can contain. */
const long = `a@b.example${' \u0301<'.repeat(20_000)}x`

/** The longest text that a schema matches, changes or checks character by character while parsing. */
function longestWork(parse: () => unknown) {
  const methods = [
    ...(['test', 'exec'] as const).map((name) => vi.spyOn(RegExp.prototype, name)),
    ...(['normalize', 'toLowerCase', 'isWellFormed', 'toWellFormed', 'replace'] as const).map(
      (name) => vi.spyOn(String.prototype, name),
    ),
  ]
  parse()
  const texts = methods.flatMap(({ mock }) =>
    mock.contexts.flatMap((self, at) => (isCounting(self) ? [] : [self, mock.calls[at]?.[0]])),
  )
  vi.restoreAllMocks()
  return Math.max(...texts.map((text) => (typeof text === 'string' ? text.length : 0)))
}

/** How zod counts characters: a text with surrogate pairs has fewer of them than its `length`. */
const isCounting = (self: unknown) =>
  self instanceof RegExp && self.source === String.raw`[\uD800-\uDBFF]`

test('no schema processes a text before checking that it is not too long', () => {
  const visit = { referrer: long, utmSource: long, firstTouch: { landingPath: long, at: long } }
  const enquiries = ['name', 'email', 'company', 'website', 'message', 'consentVersion', 'fax'].map(
    (name) => ({ [name]: long }),
  )
  for (const body of [...enquiries, visit, { revenueRange: long, primaryNeed: long }])
    expect(
      longestWork(() => NewEnquiry.safeParse(body)),
      Object.keys(body).join(),
    ).toBeLessThanOrEqual(enquiryLimits.message)
  const email = { email: long, password: 'a long enough password' }
  const password = { email: 'a@b.example', password: long }
  expect(longestWork(() => NewUser.safeParse(email))).toBeLessThanOrEqual(maxEmailLength)
  expect(longestWork(() => NewUser.safeParse(password))).toBeLessThanOrEqual(maxPasswordLength)
  expect(longestWork(() => NewSubscription.safeParse(email))).toBeLessThanOrEqual(maxEmailLength)
})

test('a value that is not an id is not processed any further', () => {
  const lowerCase = vi.spyOn(String.prototype, 'toLowerCase')
  expect(DeleteUser.safeParse({ userId: long }).success).toBe(false)
  expect(lowerCase).not.toHaveBeenCalled()
})
