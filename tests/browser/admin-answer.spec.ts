import { expect, sendEnquiry, signIn, test } from './fixtures.ts'

test('an enquiry counts down until somebody says that it was answered, which can be undone', async ({
  page,
  request,
  checkAccessibility,
  faults,
}) => {
  faults.expect(/response: 422/, /console: .*422/)
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await signIn(page)
  const row = page.getByRole('link', { name: sent.name })
  await expect(row).toContainText('23 h left')
  await expect(row.getByTitle(/^Answer promised by .* P[DS]T$/)).toBeVisible()
  await row.click()
  const record = page.getByRole('article', { name: sent.name })
  const answer = record.getByRole('region', { name: 'Answer' })
  await expect(answer).toContainText(/23 h left · promised by .* P[DS]T/)
  await answer.getByRole('button', { name: 'Mark contacted' }).click()
  await expect(answer).toContainText(/Answered in 1 m · .* P[DS]T/)
  await checkAccessibility()
  await page.goto('/admin/inbox')
  await expect(row).toContainText('Answered in 1 m')
  await row.click()
  await answer.getByRole('button', { name: 'Undo: not answered' }).click()
  await expect(answer).toContainText('23 h left')

  await answer.getByRole('button', { name: 'Earlier at' }).click()
  const when = answer.getByLabel('Contacted at')
  await when.fill('2020-01-01T12:00')
  await answer.getByRole('button', { name: 'Save' }).click()
  await expect(answer.getByRole('alert')).toContainText('must not be before the enquiry arrived')
  await expect(answer).toContainText('23 h left')
  await when.fill('')
  await answer.getByRole('button', { name: 'Save' }).click()
  await expect(answer).toContainText('Say the day and the time.')
  await checkAccessibility()
})

test('who comes second sees what somebody else made of the enquiry', async ({
  page,
  request,
  context,
  faults,
}) => {
  faults.expect(/response: 409/, /console: .*409/)
  const sent = await sendEnquiry(request, { message: 'Hello' })
  await signIn(page)
  const other = await context.newPage()
  for (const each of [page, other]) await each.goto(`/admin/inbox/${sent.id}`)
  const mark = (on: typeof page) => on.getByRole('button', { name: 'Mark contacted' })
  await expect(mark(page)).toBeVisible()
  await mark(other).click()
  await expect(other.getByText('Answered in 1 m · ')).toBeVisible()
  await mark(page).click()
  const answer = page.getByRole('region', { name: 'Answer' })
  await expect(answer.getByRole('alert')).toContainText(
    /^Not saved\. Somebody else changed this enquiry meanwhile: now answered .*, before not answered\.$/,
  )
  await expect(answer).toContainText('Answered in 1 m')
})
