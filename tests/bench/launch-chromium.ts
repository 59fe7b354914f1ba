import { chromium } from '@playwright/test'
import { findChromium } from '#tests/browser/find-chromium.ts'

/** A headless Chromium for measurements: without its sandbox when run as root, as in a container, and without a GPU. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  })
