import { expect, type Page } from '@playwright/test'

/** Waits until a public page has added its own fonts, which it does after the first paint. */
export const fontsShown = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        Array.from(document.fonts)
          // The machine's fonts that stand in for them are of another width.
          .filter(({ stretch }) => stretch === 'normal')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Instrument Sans')
