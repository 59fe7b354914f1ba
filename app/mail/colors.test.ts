import { expect, test } from 'vitest'
import { loadPalette } from '#build/pictures/palette.ts'
import { type ColorName, dark, light } from './colors.ts'

const names = Object.keys(light) as ColorName[]
const long = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)

test('the colors of mails are the same as those of the site', async () => {
  const token = await loadPalette()
  expect(light).toEqual(Object.fromEntries(names.map((name) => [name, long(token(name))])))
})

test('the dark colors of mails are the same as those of the dashboard, except for poppy', async () => {
  const token = await loadPalette('app/admin/theme.css')
  const night = names.map((name) => [name, name === 'poppy' ? light.poppy : token(name)])
  expect(dark).toEqual(Object.fromEntries(night))
})

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

test('every text has enough contrast, in light and dark mode', () => {
  const pairs: [text: ColorName, ground: ColorName][] = [
    ['ink', 'sheet'],
    ['ink', 'paper'],
    ['ink-soft', 'sheet'],
    ['ink-faint', 'sheet'],
    ['ink-faint', 'paper'],
    ['blueprint', 'sheet'],
    ['sheet', 'blueprint'],
    ['sheet', 'ink'],
  ]
  for (const colors of [light, dark])
    for (const [text, ground] of pairs)
      expect(contrast(colors[text], colors[ground]), `${text} on ${ground}`).toBeGreaterThan(4.5)
})
