import { admin, expect, makeUser, signIn, signInAt, test } from '#tests/browser/fixtures.ts'
import { marker, rows, sendMarked, undoBar } from '#tests/browser/inbox-page.ts'

test('a view is saved, shown with its count, renamed and deleted, and the deletion undone', async ({
  page,
  request,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 2)
  // An account of its own, which has no other views.
  const account = await makeUser(request, { role: 'admin' })
  await signInAt(page, `/admin/inbox?q=${mark}`, account)
  const views = page.getByRole('navigation', { name: 'Views' })
  await rows(page).first().click()
  const record = page.getByRole('article')
  await expect(record).toBeVisible()
  await views.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(`View ${mark}`)
  await page.keyboard.press('Enter')
  const link = views.getByRole('link', { name: `View ${mark}` })
  await expect(link).toHaveText(`View ${mark}2`)
  await expect(record).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await views.getByRole('button', { name: `Change the view View ${mark}` }).click()
  await page.getByRole('dialog').getByLabel('Name of the view').fill(`Named ${mark}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  const renamed = views.getByRole('link', { name: `Named ${mark}` })
  await expect(renamed).toBeVisible()

  await page.goto(`/admin/inbox?q=${mark}&stage=won`)
  await views.getByRole('button', { name: `Change the view Named ${mark}` }).click()
  await page.getByLabel('Show from now on what is shown at the moment').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(renamed).toHaveText(`Named ${mark}0`)
  await expect(renamed).toHaveAttribute('aria-current', 'page')

  await page.goto(`/admin/inbox?q=${mark}&stage=lost`)
  await views.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name of the view').fill(`Other ${mark}`)
  await page.keyboard.press('Enter')
  const saved = views.getByRole('listitem').filter({ hasText: mark })
  await expect(saved).toHaveText([/^Named/, /^Other/])
  await expect(views.getByRole('link', { name: `Other ${mark}` })).toBeFocused()
  await views.getByRole('button', { name: `Change the view Other ${mark}` }).click()
  await page.getByRole('dialog').getByLabel('Place').selectOption({ index: 0 })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(saved).toHaveText([/^Other/, /^Named/])

  await views.getByRole('button', { name: `Change the view Other ${mark}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(saved).toHaveText([/^Named/])
  await expect(renamed).toBeFocused()
  await undoBar(page).getByRole('button', { name: 'Undo' }).click()
  await expect(saved).toHaveText([/^Other/, /^Named/])
})

test('a shared view is in the rail of every admin, and only its owner can change it', async ({
  page,
  request,
  browser,
  site,
}) => {
  const mark = marker()
  await sendMarked(request, mark, 2)
  const colleague = await makeUser(request, { role: 'admin' })
  await signIn(page)
  const views = page.getByRole('navigation', { name: 'Views' })
  for (const kind of ['Private', 'Shared']) {
    await page.goto(`/admin/inbox?q=${mark}&stage=${kind === 'Shared' ? 'new' : 'won'}`)
    await views.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill(`${kind} ${mark}`)
    if (kind === 'Shared') await page.getByLabel('Share with all admins').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(views.getByRole('link', { name: `${kind} ${mark}` })).toBeVisible()
  }

  const other = await browser.newPage({ baseURL: site.url })
  await signInAt(other, '/admin/inbox', colleague)
  const theirs = other.getByRole('navigation', { name: 'Views' })
  await theirs.getByRole('link', { name: `Shared ${mark}` }).click()
  await expect(other).toHaveURL(`/admin/inbox?q=${mark}&stage=new`)
  await expect(other).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Shared ${mark} \\| `))
  await expect(rows(other)).toHaveCount(2)
  await expect(theirs.getByTitle(`Shared by ${admin.email}`).last()).toBeVisible()
  await expect(theirs.getByRole('link', { name: `Private ${mark}` })).toHaveCount(0)
  const change = `Change the view Shared ${mark}`
  await expect(theirs.getByRole('button', { name: change })).toHaveCount(0)
  await views.getByRole('button', { name: change }).click()
  await page.getByRole('dialog').getByLabel('Share with all admins').uncheck()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await other.reload()
  await expect(rows(other)).toHaveCount(2)
  await expect(theirs.getByRole('link', { name: `Shared ${mark}` })).toHaveCount(0)
  await other.close()
})
