import { chromium } from '@playwright/test'
import { findChromium } from '#tests/browser/find-chromium.ts'

/** A headless Chromium to measure with: as root, as in a container, without its sandbox and without a graphics processor. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  })
