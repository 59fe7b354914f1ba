import { expect, makeUser, signIn, test } from '#tests/browser/fixtures.ts'

test('while a stranger guesses the password, a browser that signed in before still can, and no other', async ({
  page,
  context,
  browser,
  request,
  faults,
}) => {
  const user = await makeUser(request, { role: 'admin' })
  await signIn(page, user)
  const cookies = await context.cookies()
  expect(cookies).toMatchObject([
    { name: 'device', path: '/api/auth', httpOnly: true, sameSite: 'Strict' },
  ])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()

  for (let guess = 0; guess < 10; guess++) {
    const data = { email: user.email, password: `guess ${guess}` }
    const answer = await request.post('/api/auth/token?grant_type=password', { data })
    expect(answer.status()).toBe(400)
  }
  await signIn(page, user)

  faults.expect(/response: 429/, /console: .*429/)
  const elsewhere = await browser.newContext()
  await faults.watch(elsewhere)
  const other = await elsewhere.newPage()
  await other.goto('/admin')
  await other.getByLabel('Email').fill(user.email)
  await other.getByLabel('Password').fill(user.password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  const toast = other.locator('[data-sonner-toast]', { hasText: 'Login Failed' })
  await expect(toast).toContainText('Request rate limit reached')
  await elsewhere.close()
})
