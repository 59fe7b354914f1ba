import { expect, makeUser, signInAt, test } from '#tests/browser/fixtures.ts'

test('a person chooses when mails from the team come, and a choice that fails is not shown as made', async ({
  page,
  request,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/response: 500/, /console: .*500/)
  await signInAt(page, '/admin/account', await makeUser(request, { role: 'admin' }))
  const choice = page.getByLabel('Send them to me')
  await expect(choice).toHaveValue('at_once')
  await choice.selectOption('In office hours')
  await expect(page.getByText('Mails from the team: in office hours.')).toBeVisible()
  await page.reload()
  await expect(choice).toHaveValue('office_hours')
  await checkAccessibility(page)

  await page.route('**/api/account/team-mails', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await choice.selectOption('Never')
  await expect(page.getByText('Not Saved').first()).toBeVisible()
  await expect(choice).toHaveValue('office_hours')
})
