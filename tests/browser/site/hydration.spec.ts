import { expect, test } from '#tests/browser/fixtures.ts'
import { hydrated } from '#tests/browser/hydrated.ts'

test('a click before React has hydrated the page does not make it hydrate all at once, and counts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    type Add = (...listened: Parameters<EventTarget['addEventListener']>) => void
    const add: Add = Reflect.get(EventTarget.prototype, 'addEventListener')
    const isHydrated = (element: Element | null) =>
      Object.keys(element!).some((key) => key.startsWith('__reactFiber'))
    let isBegun = false
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...listened: Parameters<Add>
    ) {
      add.apply(this, listened)
      if (isBegun || !(this instanceof Element) || this.id !== 'root') return
      isBegun = true
      // React has added all its listeners by then, and has not begun to hydrate.
      queueMicrotask(() => {
        const choice = document.querySelector<HTMLInputElement>('main [type=radio]')!
        choice.click()
        Object.assign(globalThis, { afterClick: [choice.checked, isHydrated(choice)] })
      })
    }
  })
  await page.goto('/')
  await hydrated(page)
  expect(await page.evaluate(() => (globalThis as { afterClick?: boolean[] }).afterClick)).toEqual([
    true,
    false,
  ])
  await page.getByRole('button', { name: 'Send this plan with an enquiry' }).click()
  await expect(page.locator('select[name=revenueRange]')).toHaveValue('< $50K/month')
})
