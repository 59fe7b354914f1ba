import { expect, test } from 'vitest'
import { Password } from './account.ts'
import { generatePassword } from './generate-password.ts'

test('a generated password satisfies the rule, can be read aloud and never repeats', () => {
  const made = Array.from({ length: 500 }, generatePassword)
  expect(new Set(made).size).toBe(500)
  for (const password of made) {
    expect(Password.safeParse(password).success, password).toBe(true)
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{5}(-[a-hjkmnp-z2-9]{5}){3}$/)
  }
})
