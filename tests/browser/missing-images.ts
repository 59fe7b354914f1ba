import type { Page } from '@playwright/test'

/** How many of the visible images have not loaded. */
export const missingImages = (page: Page) =>
  page
    .locator('img:visible')
    .evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).naturalWidth).length)
