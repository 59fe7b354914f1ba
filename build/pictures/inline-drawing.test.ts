import { expect, test } from 'vitest'
import { path, sheet } from '#app/site/drawings/plate/sheet.ts'
import { word } from '#app/site/pages/resources/word.ts'
import { inlineDrawing } from './inline-drawing.ts'
import { outlineWords } from './outline-words.ts'

const drawn = async (...parts: string[]) =>
  inlineDrawing(await outlineWords(sheet({ width: 640, height: 360 }, ...parts)))

test('an inlined drawing says by attributes what its style says, the later rule before the earlier', async () => {
  const svg = await drawn(path('thin', 'M0 0H9'), path('tone bare', 'M1 1H9'))
  expect(svg).toContain('stroke-width="1" stroke-opacity=".6"')
  expect(svg).toMatch(/<path d="m1 1h8" [^>]*fill="var\(--color-blueprint-tint\)" stroke="none"/)
  expect(svg).toMatch(/^<svg [^>]*fill="none" stroke="var\(--color-ink\)"/)
  expect(svg).not.toMatch(/<style|class=|xmlns| width="640"/)
})

test('the ids of an inlined drawing, and what refers to them, have a prefix', async () => {
  const svg = await drawn(
    path('shade', 'M0 0H9V9z'),
    '<path id="one" d="M0 0H9"/><use href="#one" y="9"/>',
  )
  expect(svg).toContain('id="drawn-shade"')
  expect(svg).toContain('fill="url(#drawn-shade)"')
  expect(svg).toContain('<use href="#drawn-one"')
  expect(svg).not.toMatch(/id="(?!drawn-)|url\(#(?!drawn-)/)
})

test('the labels of an inlined drawing are marked for the page, which sizes them', async () => {
  const svg = await drawn(word(10, 20, 'bid'))
  expect(svg).toMatch(/<g transform="translate\(10 20\)"><path [^>]*data-label/)
  expect(svg).not.toContain('@media')
})
