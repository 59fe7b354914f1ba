import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Interacts with the page by a key that does nothing else, and waits until React has taken over. */
export async function hydrated(page: Page) {
  await page.keyboard.press('Shift')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}
