import { chromium } from '@playwright/test'
import { findChromium } from '#tests/browser/find-chromium.ts'

/** A headless Chromium to measure with, without the graphics processor that such machines lack. */
export const launchChromium = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
  })
