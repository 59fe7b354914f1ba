import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

test('a session is named after its browser and system, and a program by its own user agent', () => {
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(browserName(`${mac} Version/18.0 Safari/605.1.15`)).toBe('Safari on macOS')
  expect(browserName(`${mac} Chrome/150.0.0.0 Safari/537.36`)).toBe('Chrome on macOS')
  expect(browserName(`${mac} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`)).toBe('Edge on macOS')
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
  expect(browserName(`${phone} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`)).toBe(
    'Chrome on iPhone',
  )
  expect(browserName(`${phone} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`)).toBe(
    'Firefox on iPhone',
  )
  expect(browserName(`${phone} Version/18.0 EdgiOS/150.0 Mobile/15E148 Safari/604.1`)).toBe(
    'Edge on iPhone',
  )
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect(browserName(firefox)).toBe('Firefox on Linux')
  expect(browserName('curl/8.5.0')).toBe('curl/8.5.0')
  expect(browserName(null)).toBe('A program without a name')
})
