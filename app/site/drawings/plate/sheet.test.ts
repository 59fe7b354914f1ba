import { expect, test } from 'vitest'
import { sheet } from './sheet.ts'

const distances = (svg: string) =>
  Object.fromEntries(
    [...svg.matchAll(/<pattern id="([a-z-]+)" width="([\d.]+)"/g)].map(([, id, width]) => [
      id!,
      Number(width),
    ]),
  )

test('a plate may hatch twice as far apart where it is shown narrow', () => {
  const svg = sheet({ width: 640, height: 480, coarseBelow: 400 })
  const { shade, dark, cast, ...wide } = distances(svg)
  expect(wide).toEqual({ 'wide-shade': shade! * 2, 'wide-dark': dark! * 2, 'wide-cast': cast! * 2 })
  const [, narrow] = /@media\(max-width:400px\)\{(.*?)\}\}/.exec(svg)!
  for (const id of ['shade', 'dark', 'cast'])
    expect(narrow).toContain(`.${id}{fill:url(#wide-${id})`)
})

test('any other plate hatches alike at each width', () => {
  const svg = sheet({ width: 640, height: 480 })
  expect(Object.keys(distances(svg))).toEqual(['shade', 'dark', 'cast'])
  expect(svg).not.toContain('@media')
})
